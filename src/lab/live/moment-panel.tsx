import { lab } from '#content/lab-tape.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { Heading, Note, Panel } from '#src/lab/app/lab-parts.ts';
import type { ChartModel } from '#src/lab/chart/model.ts';
import type { Tape, TapeStep } from '#src/lab/tape/tape.ts';
import { changesAt } from './context-changes.ts';
import { Facts } from './live-parts.ts';
import { eventWords, payloadOf, print, sourceOf } from './step-words.ts';

const words = lab.step;

/** Why an event did nothing. */
function Refusals({ refused }: { refused: NonNullable<TapeStep['refused']> }) {
  if (refused.length === 0) return <p role="status">{words.unknown}</p>;
  return refused.map(({ guard, values }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- one guard may be asked several times
    <p key={index} role="status">
      {words.refused(guard, print(values))}
    </p>
  ));
}

interface MomentPanelProps {
  readonly tape: Tape;
  readonly model: ChartModel;
  readonly step: number;
}

/** Everything to be known of a moment: what happened, why, and what it changed. */
export function MomentPanel({ tape, model, step }: MomentPanelProps) {
  const taken = tape.steps[step - 1];
  const { state, transitions } = taken ?? tape.opening;
  const changes = changesAt(tape, step);
  const [part, before, after] = words.columns;
  return (
    <Panel aria-label={words.heading}>
      <Heading>{words.heading}</Heading>
      <Facts>
        {taken !== undefined && (
          <>
            <dt>{words.event}</dt>
            <dd>
              {eventWords(taken, model)}
              {Object.keys(taken.event).length > 1 && <code> {print(payloadOf(taken))}</code>}
              <br />
              {`${words.at(taken.at)}, ${sourceOf(taken)}`}
            </dd>
          </>
        )}
        <dt>{words.state}</dt>
        <dd>
          <code>{print(state)}</code>
        </dd>
        {transitions.length > 0 && (
          <>
            <dt>{words.taken}</dt>
            <dd>
              {transitions.map((name, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a transition may be taken twice
                <code key={index}>{name} </code>
              ))}
            </dd>
          </>
        )}
      </Facts>
      {taken?.refused !== undefined && <Refusals refused={taken.refused} />}
      {changes.length === 0 ? (
        <Note>{words.unchanged}</Note>
      ) : (
        <DataTable
          caption={words.context}
          columns={[{ label: part }, { label: before }, { label: after }]}
          rows={changes.map((change) => [change.part, print(change.before), print(change.after)])}
        />
      )}
    </Panel>
  );
}
