import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { Fragment, useId, useMemo } from 'react';
import { simulatorWords } from './simulator-words.ts';
import {
  Aside,
  Heading,
  Note,
  Panel,
  Row,
  ScrolledList,
  Tool,
} from '#statelab/design/lab-parts.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { type Offer, offersAt, type Reaction } from './offers.ts';
import { onSubmitted, type SimulatorProps } from './simulator-parts.ts';
import type { Chosen } from './simulator.machine.ts';

const words = simulatorWords.events;

const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  marginBlock: tokens.space[8],
  fontSize: tokens.size.small,
  '& label': { overflowWrap: 'anywhere' },
});

interface EventFormProps extends SimulatorProps {
  readonly offer: Offer;
  readonly chosen: Chosen;
}

/** A form for an event, prefilled from a case of the scenario. */
function EventForm({ simulator, offer, chosen: { of, preset } }: EventFormProps) {
  const id = useId();
  const { type: _, ...payload } = offer.presets[preset]?.event ?? { type: of };
  const fields = Object.entries(payload);
  const presets = offer.presets.map((each, place) => {
    const name = stepName({ kind: 'event', event: each.event });
    return { place, name: [name, availabilityWords(each)].filter(Boolean).join(', ') };
  });
  const send = onSubmitted((textOf) => {
    const texts = fields.map(([field]) => [field, textOf(`field ${field}`)]);
    simulator.send({
      type: 'EVENT.SEND',
      of,
      fields: Object.fromEntries(texts),
      more: textOf('more'),
    });
  });
  return (
    <form onSubmit={send}>
      <Fields>
        {presets.length > 1 && (
          <>
            <label htmlFor={`${id}-preset`}>{words.preset}</label>
            <select
              id={`${id}-preset`}
              value={preset}
              onChange={({ currentTarget }) =>
                simulator.send({
                  type: 'EVENT.CHOOSE',
                  of,
                  preset: Number(currentTarget.value),
                })
              }
            >
              {presets.map(({ place, name }) => (
                <option key={place} value={place}>
                  {name}
                </option>
              ))}
            </select>
          </>
        )}
        {fields.map(([field, value]) => (
          <Fragment key={`${field} ${JSON.stringify(value)}`}>
            <label htmlFor={`${id}-${field}`}>{field}</label>
            <input
              id={`${id}-${field}`}
              name={`field ${field}`}
              defaultValue={JSON.stringify(value)}
              autoComplete="off"
              spellCheck={false}
            />
          </Fragment>
        ))}
        <label htmlFor={`${id}-more`}>{words.more}</label>
        <input id={`${id}-more`} name="more" autoComplete="off" />
      </Fields>
      <Tool type="submit">{words.send(of)}</Tool>
      <Note>{words.json}</Note>
    </form>
  );
}

/** Why the machine would not take an event. */
const availabilityWords = ({ availability, guards }: Reaction): string =>
  availability === 'refused' ? words.refused(guards) : words.availability[availability];

/** All events, enabled ones first. */
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
      <ScrolledList>
        {offers.map((each) => (
          <li key={each.type}>
            <Row
              type="button"
              aria-current={each.type === chosen?.of ? 'true' : undefined}
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
