import { css } from '@emotion/css';
import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import { lab } from '#content/lab-tape.ts';
import { tokens } from '#src/design/tokens.ts';
import { controlsClass, headingClass, sheetClass, toolClass } from '#src/lab/app/lab-style.ts';
import type { Live } from './create-live.ts';
import { scrolledListClass } from './live-style.ts';

const field = css({
  flex: '1 1 10rem',
  minHeight: '2.75rem',
  minWidth: 0,
  padding: tokens.space[8],
  border: `2px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  font: 'inherit',
});

/** Remarks on moments, to come back to and to hand on with the tape. */
export function PinsPanel({ live: { player } }: { live: Live }) {
  const pins = useSelector(player, ({ context }) => context.pins);
  const id = useId();
  const words = lab.pins;

  function pin(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const note = new FormData(form).get('note');
    if (typeof note !== 'string' || note.trim() === '') return;
    player.send({ type: 'PIN.SET', note: note.trim() });
    form.reset();
  }

  return (
    <section className={sheetClass} aria-label={words.heading}>
      <h2 className={headingClass}>{words.heading}</h2>
      <form onSubmit={pin}>
        <label htmlFor={id}>{words.note}</label>
        <div className={controlsClass}>
          <input id={id} name="note" className={field} autoComplete="off" />
          <button type="submit" className={toolClass}>
            {words.add}
          </button>
        </div>
      </form>
      <ul className={scrolledListClass}>
        {pins.map(({ step, note }) => (
          <li key={step} className={controlsClass}>
            <button
              type="button"
              className={toolClass}
              onClick={() => player.send({ type: 'STEP.GO', step })}
            >
              {words.go(step, note)}
            </button>
            <button
              type="button"
              className={toolClass}
              aria-label={words.drop(step)}
              onClick={() => player.send({ type: 'PIN.DROP', step })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
