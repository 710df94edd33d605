import styled from '@emotion/styled';
import { tokens } from '#statelab/design/tokens.ts';
import type { Picture } from './picture.ts';

/** In px. */
export const thumbnailSize = { width: 160, height: 200 };

const Room = styled.div({
  flex: 'none',
  overflow: 'hidden',
  ...thumbnailSize,
  border: `1px solid ${tokens.color.rule}`,
});
const Frame = styled.iframe({
  display: 'block',
  border: 0,
  background: 'Canvas',
  colorScheme: 'light',
  transformOrigin: '0 0',
});

interface ThumbnailProps {
  readonly picture: Picture;
  readonly name: string;
}

/** A page as it looked, small. Nothing in it runs, and nothing of it can be reached. */
export function Thumbnail({ picture: { html, width, height }, name }: ThumbnailProps) {
  return (
    <Room inert>
      <Frame
        sandbox=""
        srcDoc={html}
        title={name}
        style={{ width, height, transform: `scale(${thumbnailSize.width / width})` }}
      />
    </Room>
  );
}
