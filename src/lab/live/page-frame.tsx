import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { lab } from '#content/lab-tape.ts';
import { tokens } from '#src/design/tokens.ts';
import { Controls, Note, Tool } from '#src/lab/app/lab-parts.ts';
import { noAnswer, outcomesBeyond } from '#src/lab/instrument/stand-in-effects.ts';
import type { Live } from './create-live.ts';

const Desk = styled.div({
  overflow: 'auto',
  height: 'max(22rem, 60vh)',
  background: tokens.color.mist,
  border: `1px solid ${tokens.color.control}`,
  resize: 'both',
  maxWidth: '100%',
});
const Frame = styled.iframe({
  display: 'block',
  height: '100%',
  border: 0,
  background: tokens.color.white,
});
const Choice = styled.span({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[8],
  fontSize: tokens.size.small,
  '& select': { minHeight: '2.75rem', font: 'inherit' },
});

/** Lets the tester choose how the effects on the outside world end. */
function Answers({ live: { stage } }: { live: Live }) {
  const id = useId();
  return Object.entries(outcomesBeyond(stage.entry.id)).map(([effect, outcomes]) => (
    <Choice key={effect}>
      <label htmlFor={`${id}-${effect}`}>{lab.frame.answers(effect)}</label>
      <select
        id={`${id}-${effect}`}
        onChange={({ currentTarget: { value } }) => stage.choose(effect, value)}
      >
        {[...outcomes.map(({ name }) => name), noAnswer].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Choice>
  ));
}

/** The real page, at the width of a phone, a tablet or a desk. */
export function PageFrame({ live }: { live: Live }) {
  const { recorder, desk } = live;
  const { attach, entry } = live.stage;
  const width = useSelector(desk, ({ context }) => context.width);
  const masked = useSelector(recorder, (snapshot) => snapshot.hasTag('masked'));
  return (
    <div>
      <Controls>
        <span role="group" aria-label={lab.frame.width}>
          {lab.frame.widths.map((choosable) => (
            <Tool
              key={choosable}
              type="button"

              aria-pressed={choosable === width}
              onClick={() => desk.send({ type: 'WIDTH.CHOOSE', width: choosable })}
            >
              {choosable}
            </Tool>
          ))}
        </span>
        <Tool
          type="button"

          onClick={() => recorder.send({ type: 'VISIT.ANEW' })}
        >
          {lab.frame.anew}
        </Tool>
        <Tool
          type="button"

          aria-pressed={!masked}
          onClick={() => recorder.send({ type: masked ? 'MASK.LIFT' : 'MASK.PUT_ON' })}
        >
          {lab.mask.lift}
        </Tool>
      </Controls>
      <Controls>
        <Answers live={live} />
      </Controls>
      <Desk
        role="region"
        aria-label={lab.frame.box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very origin, in full */}
        <Frame
          ref={attach}
          title={lab.frame.title(entry.path ?? '')}

          style={{ width }}
        />
      </Desk>
      <Note>{masked ? lab.mask.note : lab.mask.lifted}</Note>
    </div>
  );
}
