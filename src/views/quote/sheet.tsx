import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { panel } from '#src/design/panel.ts';
import { tokens } from '#src/design/tokens.ts';

const Frame = styled.div(panel, { maxWidth: tokens.measure.form, marginInline: 'auto' });

/** One white sheet with a heading, for the answers to a plain form post. */
export function Sheet({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Frame>
      <h1>{heading}</h1>
      {children}
    </Frame>
  );
}
