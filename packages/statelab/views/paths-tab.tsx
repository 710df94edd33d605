import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { helperSources } from 'virtual:lab-helpers';
import { pathWords } from '#statelab/explore/paths-words.ts';
import { machineHash } from '#statelab/design/url-hash.ts';
import { replaceHash } from '#statelab/design/browser-hash.ts';
import {
  ChartAndAside,
  Controls,
  Note,
  Panel,
  Row,
  ScrolledList,
  Sheet,
  Stack,
  Tool,
} from '#statelab/design/lab-parts.ts';
import type { TabProps } from '#statelab/chart/tab-props.ts';
import { partNames, partTexts } from '#statelab/chart/part-texts.ts';
import { Chart } from '#statelab/chart/chart-view.tsx';
import { SearchField } from '#statelab/design/search-field.tsx';
import {
  formatPathsParams,
  parsePathsParams,
  printGoal,
  readGoal,
  readStep,
} from '#statelab/explore/paths-params.ts';
import { openInLive } from './open-tape.ts';
import { saveFile } from '#statelab/design/save-file.ts';
import { exportTest } from '#statelab/page/export-test.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordNow, saveTape } from './save-tape.ts';
import { shownStates } from './step-words.ts';
import { StepList } from './step-list.tsx';
import { pathsMachine, type PathsEvent } from './paths.machine.ts';

/** Transitions and states by their names, if there are any. */
function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Sheet>
      <h2>{heading}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Sheet>
  );
}

const lists = ['notOnPage', 'unreachable', 'unknown', 'breaks', 'unrepeatable', 'leftOut'] as const;

const everyTransition = 'transitions';

/** The longest path whose steps are numbered: more numbers would cover the chart. */
const maxNumbered = 25;

/** Finds paths, lists them, and shows one on the chart step by step. */
export function PathsTab({ entry, layout, search }: TabProps) {
  const paths = useActorRef(pathsMachine, {
    input: {
      machine: entry.id,
      params: parsePathsParams(search),
      step: readStep(search),
    },
  });
  const { params, result, step: at } = useSelector(paths, ({ context }) => context);
  const hasFailed = useSelector(paths, (snapshot) => snapshot.matches('failed'));
  const pending = hasFailed
    ? 'The machine could not be explored. Load the page again.'
    : 'Looking for paths…';
  const path = result?.paths[params.path - 1];
  const steps = path?.steps ?? [];
  const step = Math.min(at ?? steps.length, steps.length);
  const shown = steps[step - 1];

  /** Sends an event and writes the new selection to the URL. */
  function select(event: PathsEvent): void {
    paths.send(event);
    const { context } = paths.getSnapshot();
    const now = formatPathsParams(context.params, context.step);
    replaceHash(machineHash(entry.id, 'paths', now));
  }

  const goals = useMemo(
    () => new Map([[everyTransition, 'every transition'], ...partTexts(layout.model)]),
    [layout.model],
  );
  const goal = params.goal === null ? everyTransition : printGoal(params.goal);
  const isKnown = params.goal?.kind === 'sentence' || goals.has(goal);
  const tape = useMemo(
    () =>
      path &&
      recordNow(
        entry,
        path.steps.map((taken) => taken.step),
      ),
    [entry, path],
  );
  const exported = useMemo(
    () => tape && exportTest(replayTape(entry.scenario, tape), helperSources),
    [entry, tape],
  );

  return (
    <ChartAndAside>
      <div>
        <Chart
          layout={layout}
          overlay={{
            active: shown?.active ?? (tape ? shownStates(entry.machine, tape.opening.state) : []),
            taken: shown?.transitions ?? [],
            path: steps.length > maxNumbered ? [] : steps.flatMap(({ transitions }) => transitions),
          }}
        />
      </div>
      <Stack>
        <Sheet>
          <SearchField
            label="Paths to"
            options={goals}
            chosen={goal}
            onChoose={(chosen) =>
              select({
                type: 'PATHS.ASK',
                goal: chosen === everyTransition ? null : readGoal(chosen),
              })
            }
          />
          <div role="status">
            <Note>
              {isKnown ? (result?.summary ?? pending) : `There is no state or transition ${goal}.`}
            </Note>
            <Note>{result?.bound}</Note>
            {result?.guessed.map((sentence) => (
              <Note key={sentence}>{sentence}</Note>
            ))}
            {exported !== undefined && 'refusal' in exported && <Note>{exported.refusal}</Note>}
          </div>
          {steps.length > 0 && tape !== undefined && (
            <Controls>
              <Tool type="button" onClick={() => openInLive(tape)}>
                Open in Live
              </Tool>
              <Tool type="button" onClick={() => saveTape(tape)}>
                Save tape
              </Tool>
              {exported !== undefined && 'text' in exported && (
                <Tool type="button" onClick={() => saveFile(`${entry.id}.spec.ts`, exported.text)}>
                  Save Playwright test
                </Tool>
              )}
            </Controls>
          )}
        </Sheet>
        {result !== null && (
          <>
            {lists.map((list) => (
              <Names
                key={list}
                heading={pathWords[list]}
                names={result[list].map(partNames(layout.model))}
              />
            ))}
            {result.paths.length > 0 && (
              <Panel aria-label="Paths">
                <h2>Paths</h2>
                <ScrolledList as="ol">
                  {result.paths.map(({ title }, index) => (
                    <li key={title}>
                      <Row
                        type="button"
                        aria-pressed={params.path === index + 1}
                        onClick={() => select({ type: 'PATH.CHOOSE', path: index + 1 })}
                      >
                        {title}
                      </Row>
                    </li>
                  ))}
                </ScrolledList>
              </Panel>
            )}
            {steps.length > 0 && (
              <StepList
                steps={steps}
                step={step}
                onChoose={(taken) => select({ type: 'STEP.GO', step: taken })}
              />
            )}
          </>
        )}
      </Stack>
    </ChartAndAside>
  );
}
