import { useSelector } from '@xstate/react';
import { lab } from '#statelab/messages/tape.ts';
import { Heading, Note } from '#statelab/app/lab-parts.ts';
import { noAnswer, simulatedOutcomes } from '#statelab/in-page/simulated-effects.ts';
import { worldSettings, type WorldPart } from '#statelab/in-page/world.ts';
import type { Live } from './create-live.ts';
import { Choice } from './live-parts.ts';

const words = lab.world;
const parts: readonly WorldPart[] = ['storage', 'clipboard', 'network', 'location'];

/** Chooses how the world around the page behaves, and how effects end. */
export function WorldPanel({ live: { desk, stage } }: { live: Live }) {
  const { world, outcomes } = useSelector(desk, ({ context }) => context);
  const effects = Object.entries(simulatedOutcomes(stage.entry.id));
  return (
    <>
      {parts.map((part) => (
        <Choice key={part}>
          {words.parts[part]}
          <select
            value={world[part]}
            onChange={({ currentTarget: { value } }) =>
              desk.send({ type: 'WORLD.CHOOSE', part, answer: value })
            }
          >
            {worldSettings[part].map((answer) => (
              <option key={answer} value={answer}>
                {words.answers[answer]}
              </option>
            ))}
          </select>
        </Choice>
      ))}
      {effects.length > 0 && <Heading>{words.effects}</Heading>}
      {effects.map(([effect, ends]) => (
        <Choice key={effect}>
          {lab.frame.answers(effect)}
          <select
            value={outcomes[effect] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              desk.send({ type: 'OUTCOME.CHOOSE', effect, outcome: value })
            }
          >
            <option value="">{words.asItAnswers}</option>
            {[...ends.map(({ name }) => name), noAnswer].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Choice>
      ))}
      <Note>{words.note}</Note>
    </>
  );
}
