import styled from '@emotion/styled';
import { tokens } from './tokens.ts';

const Shape = styled.path({ fill: tokens.color.marker });

/** The orange track triangle, as high as the text around it unless `size` (any CSS length) says otherwise. */
export function Mark({ size = '1em' }: { size?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" height={size} width={size} viewBox="0 0 20 20">
      <Shape d="M10 1.5 19.5 18.5H.5Z" />
    </svg>
  );
}
