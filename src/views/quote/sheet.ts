import styled from '@emotion/styled';
import { panel } from '#src/design/panel.ts';
import { tokens } from '#src/design/tokens.ts';

/** One white sheet, for a plain form and for the responses to it. */
export const Sheet = styled.div(panel, { maxWidth: tokens.measure.form, marginInline: 'auto' });
