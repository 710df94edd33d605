import styled from '@emotion/styled';
import { tokens } from './tokens.ts';

const Shape = styled.path({ fill: tokens.color.marker });

/** The lab's logo at text height: a state with an exit. */
export const Mark = () => (
  <svg aria-hidden="true" focusable="false" height="1em" width="1em" viewBox="0 0 20 20">
    <Shape d="M1 5h10v10H1zM13 8.5h2V5l5 5-5 5v-3.5h-2z" />
  </svg>
);
