import { css } from '@emotion/css';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { lab } from '#content/lab-tape.ts';
import { tokens } from '#src/design/tokens.ts';
import { controlsClass, noteClass, toolClass } from '#src/lab/app/lab-style.ts';
import { noAnswer, outcomesBeyond } from '#src/lab/instrument/stand-in-effects.ts';
import type { Live } from './create-live.ts';

const viewport = css({
  overflow: 'auto',
  height: 'max(22rem, 60vh)',
  background: tokens.color.mist,
  border: `1px solid ${tokens.color.control}`,
  resize: 'both',
  maxWidth: '100%',
});
const frame = css({ display: 'block', height: '100%', border: 0, background: tokens.color.white });
const choice = css({
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
    <span key={effect} className={choice}>
      <label htmlFor={`${id}-${effect}`}>{lab.frame.answers(effect)}</label>
      <select
        id={`${id}-${effect}`}
        onChange={({ currentTarget: { value } }) => stage.choose(effect, value)}
      >
        {[...outcomes.map(({ name }) => name), noAnswer].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  ));
}

/** The real page, at the width of a phone, a tablet or a desk. */
export function PageFrame({ live }: { live: Live }) {
  const { recorder } = live;
  const { attach, entry } = live.stage;
  const [width, setWidth] = useState<number>(lab.frame.widths[0]);
  const masked = useSelector(recorder, (snapshot) => snapshot.hasTag('masked'));
  return (
    <div>
      <div className={controlsClass}>
        <span role="group" aria-label={lab.frame.width}>
          {lab.frame.widths.map((choosable) => (
            <button
              key={choosable}
              type="button"
              className={toolClass}
              aria-pressed={choosable === width}
              onClick={() => setWidth(choosable)}
            >
              {choosable}
            </button>
          ))}
        </span>
        <button
          type="button"
          className={toolClass}
          onClick={() => recorder.send({ type: 'VISIT.ANEW' })}
        >
          {lab.frame.anew}
        </button>
        <button
          type="button"
          className={toolClass}
          aria-pressed={!masked}
          onClick={() => recorder.send({ type: masked ? 'MASK.LIFT' : 'MASK.PUT_ON' })}
        >
          {lab.mask.lift}
        </button>
      </div>
      <div className={controlsClass}>
        <Answers live={live} />
      </div>
      <div
        className={viewport}
        role="region"
        aria-label={lab.frame.box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very origin, in full */}
        <iframe
          ref={attach}
          title={lab.frame.title(entry.path ?? '')}
          className={frame}
          style={{ width }}
        />
      </div>
      <p className={noteClass}>{masked ? lab.mask.note : lab.mask.lifted}</p>
    </div>
  );
}
