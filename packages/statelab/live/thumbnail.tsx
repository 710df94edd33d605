import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { seenWords as words } from '#statelab/messages/seen.ts';
import { tokens } from '#statelab/design/tokens.ts';
import type { Live } from './create-live.ts';
import { sightAt } from './filmstrip.machine.ts';
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

/** A small picture of a page. It is inert and runs nothing. */
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

const Above = styled.div({
  position: 'absolute',
  insetBlockEnd: '100%',
  zIndex: 1,
  pointerEvents: 'none',
});

interface PointedPictureProps {
  readonly live: Live;
  readonly step: number;
  readonly length: number;
}

/** The picture of a step that is pointed at, above its place on the timeline. */
export function PointedPicture({ live: { observer }, step, length }: PointedPictureProps) {
  const sight = useSelector(observer.filmstrip, ({ context }) => sightAt(context.sights, step));
  if (sight === undefined) return null;
  const part = length === 0 ? 0 : step / length;
  return (
    <Above style={{ insetInlineStart: `calc((100% - ${thumbnailSize.width}px) * ${part})` }}>
      <Thumbnail picture={sight.picture} name={words.picture(sight.to)} />
    </Above>
  );
}
