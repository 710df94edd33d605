import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from '#src/design/tokens.ts';

const Hint = styled.p({ fontSize: tokens.size.small, color: tokens.color.textSoft });

export function StepHint({ id, children }: { id?: string; children: ReactNode }) {
  return <Hint id={id}>{children}</Hint>;
}
