import { Note, Panel } from '#statelab/design/lab-parts.ts';
import { seenAt } from '#statelab/tape/seen.ts';
import { wasSeen, type Tape } from '#statelab/tape/tape.ts';
import { ScrolledText } from './scrolled-text.tsx';

interface SeenPanelProps {
  readonly tape: Tape;
  /** The name of the project's tape; undefined for another file, of which no replay took pictures. */
  readonly file: string | undefined;
  readonly step: number;
}

/** What the page showed and did at a step of a recorded tape, with the picture of its last replay there. */
export function SeenPanel({ tape, file, step }: SeenPanelProps) {
  if (!wasSeen(tape)) return null;
  const changes = [tape.opening, ...tape.steps].map(({ seen }) => seen);
  const { address, view, focus } = seenAt(changes, step);
  const { asked = {}, errors = {}, stored = {} } = changes[step] ?? {};
  const lines = [
    address,
    ...Object.keys(asked).map((request) => `→ ${request}`),
    ...Object.keys(errors).map((error) => `! ${error}`),
    ...Object.keys(stored).map((key) => `stored ${key}`),
    ...(focus === '' ? [] : [`focus ${focus}`]),
    ...view,
  ];
  // The page was not open yet.
  if (view.length === 0) return null;
  return (
    <Panel>
      {file !== undefined && (
        <>
          <img
            src={`/lab/pictures/${encodeURIComponent(file)}/${step}`}
            alt={step === 0 ? 'The page at the opening' : `The page after step ${step}`}
          />
          <Note>The picture is of the last replay by gate --page.</Note>
        </>
      )}
      <ScrolledText heading="What the page showed" text={lines.join('\n')} />
    </Panel>
  );
}
