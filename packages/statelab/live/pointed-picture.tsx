import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { seenWords as words } from '#statelab/messages/seen.ts';
import type { Live } from './create-live.ts';
import { sightAt } from './filmstrip.machine.ts';
import { Thumbnail, thumbnailSize } from './thumbnail.tsx';

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

/** How the page looked at the step that is pointed at, above its place on the timeline. */
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
