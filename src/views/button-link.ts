import styled from '@emotion/styled';
import { buttonStyle } from '#src/design/button.tsx';
import { PageLink } from './page-link.tsx';

/** A link that looks like a button. */
export const ButtonLink = styled(PageLink)(buttonStyle);
