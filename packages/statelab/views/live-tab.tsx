import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import { media } from '#statelab/design/tokens.ts';
import { Controls, Note, Skip, Stack } from '#statelab/design/lab-parts.ts';
import type { TabProps } from '#statelab/chart/tab-props.ts';
import { machineHash } from '#statelab/design/url-hash.ts';
import { Chart } from '#statelab/chart/chart-view.tsx';
import { never, simulatedOutcomes } from '#statelab/page/simulated-effects.ts';
import { liveMachine } from './live.machine.ts';
import { Shelf } from './shelf.tsx';
import { StepList } from './step-list.tsx';
import { listedStep, shownStates } from './step-words.ts';
import { SeenPanel } from './seen-panel.tsx';
import { StepPanel } from './step-panel.tsx';
import { VisitPanel } from './visit-panel.tsx';

const Columns = styled(Stack)({
  [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 24rem)' },
});
/** The browser lets the tester choose the page's size. */
const Frame = styled.iframe({
  width: 360,
  maxWidth: '100%',
  height: 'max(22rem, calc(100vh - var(--lab-bar-height) - 6rem))',
  border: '1px solid var(--control)',
  background: 'Canvas',
  // The site has a light theme only.
  colorScheme: 'light',
  overflow: 'auto',
  resize: 'both',
  [media.desktop]: { maxWidth: '60vw' },
});

/** The real page, if there is one, beside the chart, with the steps of its visit or of a saved tape. */
export function LiveTab({ entry, layout }: TabProps) {
  const live = useActorRef(liveMachine, { input: { entry, hash: window.location.hash } });
  const { own, opened, name, step, outcomes, verdict } = useSelector(
    live,
    ({ context }) => context,
  );
  const attach = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame !== null) live.send({ type: 'FRAME.ATTACH', frame });
    },
    [live],
  );
  const aside = useRef<HTMLDivElement>(null);
  const tape = opened?.tape ?? own;
  const shown = tape && (tape.steps[step - 1] ?? tape.opening);
  const { model } = layout;
  const steps = tape?.steps;
  const listed = useMemo(() => (steps ?? []).map(listedStep(model)), [steps, model]);
  const goTo = useCallback(
    (chosen: number) => live.send({ type: 'STEP.GO', step: chosen }),
    [live],
  );
  return (
    <Columns>
      <Stack>
        <Shelf machine={entry.id} shown={name} isOpen={name !== null || entry.path === null} />
        {entry.path === null ? (
          <Note>
            This machine does not run on a page.{' '}
            <a href={machineHash(entry.id, 'simulate')}>Run it in the simulator</a>
          </Note>
        ) : (
          <>
            <Skip type="button" onClick={() => aside.current?.focus()}>
              Skip to the visit
            </Skip>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very origin, in full */}
            <Frame ref={attach} title={`The site at ${entry.path}`} />
          </>
        )}
      </Stack>
      <div>
        <Chart
          layout={layout}
          overlay={
            shown && { active: shownStates(entry.machine, shown.state), taken: shown.transitions }
          }
        />
      </div>
      <Stack ref={aside} tabIndex={-1}>
        <VisitPanel live={live} />
        {tape === undefined ? (
          entry.path !== null && <Note>The page is loading.</Note>
        ) : (
          <>
            <StepList steps={listed} step={step} failsAt={verdict?.differsAt} onChoose={goTo} />
            {opened && (
              <SeenPanel
                tape={tape}
                file={name === opened.file ? opened.file : undefined}
                step={step}
              />
            )}
            <StepPanel tape={tape} model={model} step={step} />
          </>
        )}
        {Object.entries(simulatedOutcomes(entry.id)).map(([effect, ends]) => (
          <Controls as="label" key={effect}>
            How {effect} ends
            <select
              value={outcomes[effect] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                live.send({ type: 'OUTCOME.CHOOSE', effect, outcome: value })
              }
            >
              {ends.map((end, index) => (
                <option key={end.name} value={index === 0 ? '' : end.name}>
                  {end.name}
                </option>
              ))}
              <option>{never}</option>
            </select>
          </Controls>
        ))}
      </Stack>
    </Columns>
  );
}
