import { useId, type FormEvent } from 'react';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { stepName } from '#statelab/paths/step-name.ts';
import { Note, Tool } from '#statelab/app/lab-parts.ts';
import type { Chosen } from './choose-part.ts';
import type { Offer } from './offers.ts';
import { Choice, Fields, TextBox, textIn, type SimulatorProps } from './simulator-parts.ts';
import { availabilityWords } from './availability-words.ts';

const words = simulatorWords.events;

interface EventFormProps extends SimulatorProps {
  readonly offer: Offer;
  readonly chosen: Chosen;
}

/** The fields of an event before it is sent, filled in from one of the scenario's cases. */
export function EventForm({ simulator, offer, chosen: { of, preset } }: EventFormProps) {
  const id = useId();
  const { type: _, ...payload } = offer.presets[preset]?.event ?? { type: of };
  const fields = Object.entries(payload);
  const presets = offer.presets.map((each, place) => {
    const name = stepName({ kind: 'event', event: each.event });
    return { place, name: [name, availabilityWords(each)].filter(Boolean).join(', ') };
  });

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const texts = fields.map(([field]) => [field, textIn(form, `field ${field}`)]);
    simulator.send({
      type: 'EVENT.SEND',
      of,
      fields: Object.fromEntries(texts),
      more: textIn(form, 'more'),
    });
  }

  return (
    <form onSubmit={send}>
      <Fields>
        {presets.length > 1 && (
          <>
            <label htmlFor={`${id}-preset`}>{words.preset}</label>
            <Choice
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
            </Choice>
          </>
        )}
        {fields.map(([field, value]) => (
          <FieldOf
            key={`${field} ${JSON.stringify(value)}`}
            id={`${id}-${field}`}
            field={field}
            value={value}
          />
        ))}
        <label htmlFor={`${id}-more`}>{words.more}</label>
        <TextBox id={`${id}-more`} name="more" autoComplete="off" />
      </Fields>
      <Tool type="submit">{words.send(of)}</Tool>
      <Note>{words.json}</Note>
    </form>
  );
}

interface FieldOfProps {
  readonly id: string;
  readonly field: string;
  readonly value: unknown;
}

const FieldOf = ({ id, field, value }: FieldOfProps) => (
  <>
    <label htmlFor={id}>{field}</label>
    <TextBox
      id={id}
      name={`field ${field}`}
      defaultValue={JSON.stringify(value)}
      autoComplete="off"
      spellCheck={false}
    />
  </>
);
