import { useSelector } from '@xstate/react';
import { lab } from '#statelab/messages/tape.ts';
import { Tool } from '#statelab/app/lab-parts.ts';
import type { Live } from './create-live.ts';

/** Shows personal fields as they were typed, or as stand-ins. */
export function MaskTool({ live: { recorder } }: { live: Live }) {
  const masked = useSelector(recorder, (snapshot) => snapshot.hasTag('masked'));
  return (
    <Tool
      type="button"
      title={masked ? lab.mask.note : lab.mask.lifted}
      aria-pressed={!masked}
      onClick={() => recorder.send({ type: masked ? 'MASK.LIFT' : 'MASK.PUT_ON' })}
    >
      {lab.mask.lift}
    </Tool>
  );
}
