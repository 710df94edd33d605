import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { seenWords as words } from '#statelab/messages/seen.ts';
import { stateName } from '#statelab/state-name.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import type { Live } from './create-live.ts';
import { Row } from './live-parts.ts';
import { mostSights, type Sight } from './filmstrip.machine.ts';
import { Thumbnail, thumbnailSize } from './thumbnail.tsx';

/** The height of a row in px, and the number of rendered rows: those in sight and one before. */
const rowHeight = thumbnailSize.height + 16;
const drawn = 7;

const urgencies = ['assertive', 'polite'] as const;

const Scroller = styled.div({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  fontSize: tokens.size.fine,
  '& > p': { padding: tokens.space[12] },
  '& ol': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
});
const Item = styled.li({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  gap: tokens.space[8],
  height: rowHeight,
  padding: tokens.space[8],
  overflow: 'hidden',
  '& > div:last-child': { flex: 1, minWidth: 0, overflow: 'auto' },
  '& p': { margin: `${tokens.space[4]} ${tokens.space[8]}`, overflowWrap: 'anywhere' },
});

interface SightProps {
  readonly sight: Sight;
  readonly isCurrent: boolean;
  readonly live: Live;
}

function SightRow({ sight: { from, to, picture, said }, isCurrent, live }: SightProps) {
  const shown = live.stage.fold()?.at(to);
  return (
    <>
      <Thumbnail picture={picture} name={words.picture(to)} />
      <div>
        <Row
          type="button"
          aria-current={isCurrent ? 'step' : undefined}
          onClick={() => live.player.send({ type: 'STEP.GO', step: to })}
        >
          {words.steps(from, to, shown === undefined ? '' : stateName(shown.snapshot))}
        </Row>
        {said.length === 0 && <p>{words.silent}</p>}
        {urgencies.map((urgency) => {
          const texts = said.filter((one) => one.urgency === urgency).map(({ text }) => text);
          return (
            texts.length > 0 && (
              <p key={urgency}>
                <b>{urgency}</b> {texts.join(' · ')}
              </p>
            )
          );
        })}
      </div>
    </>
  );
}

/** Pictures and announcements of each step; scrolls to the current one. */
export function SeenPanel({ live }: { live: Live }) {
  const { filmstrip } = live.observer;
  const box = useRef<HTMLDivElement>(null);
  const { sights, dropped } = useSelector(filmstrip, ({ context }) => context);
  const first = useSelector(live.desk, ({ context }) => context.firstSight);
  const step = useSelector(live.player, ({ context }) => context.step);
  const current = sights.findIndex(({ from, to }) => from <= step && step <= to);

  useEffect(() => {
    const list = box.current;
    if (list === null || current === -1) return;
    const top = current * rowHeight;
    const bottom = top + rowHeight - list.clientHeight;
    list.scrollTop = Math.min(top, Math.max(list.scrollTop, bottom));
  }, [current]);

  const from = Math.max(0, first - 1);
  return (
    <Scroller
      ref={box}
      role="group"
      aria-label={words.list}
      onScroll={({ currentTarget: { scrollTop } }) =>
        live.desk.send({
          type: 'LOOK.CHANGE',
          look: { firstSight: Math.floor(scrollTop / rowHeight) },
        })
      }
    >
      {sights.length === 0 && <Note>{words.none}</Note>}
      <ol style={{ height: sights.length * rowHeight }}>
        {sights.slice(from, from + drawn).map((sight, index) => (
          <Item
            key={sight.to}
            aria-setsize={sights.length}
            aria-posinset={from + index + 1}
            style={{ top: (from + index) * rowHeight }}
          >
            <SightRow sight={sight} isCurrent={from + index === current} live={live} />
          </Item>
        ))}
      </ol>
      {dropped > 0 && <Note>{words.dropped(dropped, mostSights)}</Note>}
    </Scroller>
  );
}
