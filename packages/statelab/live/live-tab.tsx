import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/app/tokens.ts';
import { Choice, Controls, Heading, Note, Panel, Stack, Tool } from '#statelab/app/lab-parts.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { machineHash } from '#statelab/app/url-hash.ts';
import { Chart } from '#statelab/chart/chart-view.tsx';
import { saveTape } from '#statelab/tape/save-tape.ts';
import { simulatedOutcomes } from '#statelab/in-page/simulated-effects.ts';
import { liveMachine } from './live.machine.ts';
import { shownStates } from './shown-states.ts';
import { StepList } from './step-list.tsx';
import { StepPanel } from './step-panel.tsx';

const Columns = styled(Stack)({
  [tokens.media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 24rem)' },
});
/** The browser lets the tester choose the page's size. */
const Frame = styled.iframe({
  width: 360,
  maxWidth: '100%',
  height: 'max(22rem, calc(100vh - var(--lab-bar-height) - 6rem))',
  border: `1px solid ${tokens.color.control}`,
  background: 'Canvas',
  // The site has a light theme only.
  colorScheme: 'light',
  overflow: 'auto',
  resize: 'both',
  [tokens.media.desktop]: { maxWidth: '60vw' },
});

/** The real page beside its chart, with the steps of its visit or of a saved tape. */
export function LiveTab({ entry, layout }: TabProps) {
  return entry.path === null ? (
    <Note>
      {lab.frame.noView} <a href={machineHash(entry.id, 'simulate')}>{lab.frame.simulate}</a>
    </Note>
  ) : (
    <LiveView entry={entry} layout={layout} />
  );
}

function LiveView({ entry, layout }: Pick<TabProps, 'entry' | 'layout'>) {
  const id = useId();
  const live = useActorRef(liveMachine, { input: { entry } });
  // A new context on each step renders steps and chart.
  const { stage, opened, step, length, outcomes, verdict } = useSelector(
    live,
    ({ context }) => context,
  );
  const isLive = useSelector(live, (snapshot) => snapshot.matches('live'));
  const isTaped = useSelector(live, (snapshot) => snapshot.matches('taped'));
  const { attach } = stage;
  const tape = opened ?? stage.tape();
  const shown = tape && (tape.steps[step - 1] ?? tape.opening);
  const open = (files: FileList | null): void =>
    live.send({ type: 'FILES.OPEN', files: Array.from(files ?? []) });
  const { model } = layout;
  return (
    <Columns
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        open(event.dataTransfer.files);
      }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very origin, in full */}
      <Frame ref={attach} title={lab.frame.title(entry.path ?? '')} />
      <div>
        <Chart
          layout={layout}
          overlay={
            shown && { active: shownStates(entry.machine, shown.state), taken: shown.transitions }
          }
        />
      </div>
      <Stack>
        <Panel aria-label={lab.tape.heading}>
          <Heading>{lab.tape.heading}</Heading>
          <Controls>
            <Tool type="button" onClick={() => live.send({ type: 'VISIT.RESTART' })}>
              {lab.frame.restart}
            </Tool>
            <Tool
              type="button"
              disabled={isLive}
              onClick={() => live.send({ type: 'LIVE.RETURN' })}
            >
              {lab.frame.live}
            </Tool>
            <Tool
              type="button"
              disabled={tape === undefined}
              onClick={() => tape && saveTape(tape)}
            >
              {lab.tape.save}
            </Tool>
          </Controls>
          <label htmlFor={id}>{lab.tape.open}</label>
          <input
            id={id}
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              open(currentTarget.files);
              currentTarget.value = '';
            }}
          />
          <div role="status">
            <Note>
              {lab.frame.position(step, length)} {isTaped ? lab.frame.taped : ''}
            </Note>
            {verdict.map((sentence) => (
              <Note key={sentence}>{sentence}</Note>
            ))}
          </div>
          <Note>{lab.tape.masked}</Note>
        </Panel>
        {tape === undefined ? (
          <Note>{lab.frame.waiting}</Note>
        ) : (
          <>
            <StepList
              tape={tape}
              model={model}
              step={step}
              onChoose={(chosen) => live.send({ type: 'STEP.GO', step: chosen })}
            />
            <StepPanel tape={tape} model={model} step={step} />
          </>
        )}
        {Object.entries(simulatedOutcomes(entry.id)).map(([effect, ends]) => (
          <Choice key={effect}>
            {lab.frame.ends(effect)}
            <select
              value={outcomes[effect] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                live.send({ type: 'OUTCOME.CHOOSE', effect, outcome: value })
              }
            >
              {ends.map(({ name }, index) => (
                <option key={name} value={index === 0 ? '' : name}>
                  {name}
                </option>
              ))}
              <option>{lab.frame.never}</option>
            </select>
          </Choice>
        ))}
      </Stack>
    </Columns>
  );
}
