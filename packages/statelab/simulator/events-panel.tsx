import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { Heading, Note, Panel } from '#statelab/app/lab-parts.ts';
import { rovingTabIndex } from '#statelab/app/roving-tab-index.ts';
import { Row, ScrolledList } from '#statelab/live/live-parts.ts';
import { EventForm } from './event-form.tsx';
import { offersAt } from './offers.ts';
import { Aside, type SimulatorProps } from './simulator-parts.ts';
import { availabilityWords } from './availability-words.ts';

const words = simulatorWords.events;

/** Every event that can be sent: those first that the machine can take now. */
export function EventsPanel({ simulator }: SimulatorProps) {
  const { entry, simulation, chosen } = useSelector(simulator, ({ context }) => context);
  const { snapshot } = simulation;
  const offers = useMemo(() => offersAt(entry.scenario, snapshot), [entry, snapshot]);
  const offer = offers.find(({ type }) => type === chosen?.of);
  return (
    <Panel aria-label={words.heading}>
      <Heading>{words.heading}</Heading>
      {chosen !== null && offer !== undefined && (
        <EventForm key={chosen.of} simulator={simulator} offer={offer} chosen={chosen} />
      )}
      {offers.length === 0 && <Note>{words.none}</Note>}
      <ScrolledList ref={rovingTabIndex}>
        {offers.map((each) => (
          <li key={each.type}>
            <Row
              type="button"
              aria-current={each.type === chosen?.of ? 'true' : undefined}
              data-availability={each.availability}
              onClick={() => simulator.send({ type: 'EVENT.CHOOSE', of: each.type, preset: 0 })}
            >
              {each.type}
              <Aside>{availabilityWords(each)}</Aside>
            </Row>
          </li>
        ))}
      </ScrolledList>
    </Panel>
  );
}
