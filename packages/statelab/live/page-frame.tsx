import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { rovingTabIndex } from '#statelab/app/roving-tab-index.ts';
import { Note, Tool } from '#statelab/app/lab-parts.ts';
import type { Live } from './create-live.ts';
import { Pane } from './pane.tsx';

const Room = styled.div({
  height: '100%',
  overflow: 'hidden',
  background: tokens.color.mist,
});
const Frame = styled.iframe({
  display: 'block',
  border: 0,
  background: 'Canvas',
  // The site has a light theme only.
  colorScheme: 'light',
  transformOrigin: '0 0',
});
const Tools = styled.div({ display: 'flex', alignItems: 'center', gap: tokens.space[8] });
const Widths = styled.span({
  display: 'inline-flex',
  '& > button': { borderRadius: 0, marginInlineStart: -1 },
});

/** The real page at a chosen width, scaled down to fit its pane. */
export function PageFrame({ live: { desk, stage } }: { live: Live }) {
  const { attach, entry } = stage;
  const width = useSelector(desk, ({ context }) => context.width);
  const room = useSelector(desk, ({ context }) => context.room);
  const scale = room === null ? 1 : Math.min(1, room / width);
  const measure = useCallback(
    (box: HTMLElement | null) => {
      if (box === null) return undefined;
      const tell = () => desk.send({ type: 'LOOK.CHANGE', look: { room: box.clientWidth } });
      const observer = new ResizeObserver(tell);
      observer.observe(box);
      return () => observer.disconnect();
    },
    [desk],
  );
  const tools = (
    <Tools ref={rovingTabIndex} role="toolbar" aria-label={lab.frame.tools}>
      {scale < 1 && <Note>{lab.frame.scale(Math.round(scale * 100))}</Note>}
      <Widths role="group" aria-label={lab.frame.width}>
        {lab.frame.widths.map((choosable) => (
          <Tool
            key={choosable}
            type="button"
            aria-pressed={choosable === width}
            onClick={() => desk.send({ type: 'LOOK.CHANGE', look: { width: choosable } })}
          >
            {choosable}
          </Tool>
        ))}
      </Widths>
      <Tool type="button" onClick={() => desk.send({ type: 'VISIT.RESTART' })}>
        {lab.frame.startOver}
      </Tool>
    </Tools>
  );
  return (
    <Pane id="page" tools={tools} isPadded={false}>
      <Room ref={measure}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very origin, in full */}
        <Frame
          ref={attach}
          title={lab.frame.title(entry.path ?? '')}
          style={{
            width,
            height: `${100 / scale}%`,
            marginInline: scale < 1 ? 0 : 'auto',
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      </Room>
    </Pane>
  );
}
