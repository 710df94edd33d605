import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { businessTypes, locations, services, urgencies } from '#content/quote-options.ts';
import { quote } from '#content/quote.ts';
import { problemsOf } from '#machines/quote-wizard/answers.ts';
import { stepFields } from '#machines/quote-wizard/steps.ts';
import { Button } from '#src/design/button.tsx';
import { ChoiceGroup } from '#src/design/choice-group.tsx';
import { tokens } from '#src/design/tokens.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

const options = {
  'business-type': businessTypes,
  location: locations,
  services,
  urgency: urgencies,
};

const Setting = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[12],
  minHeight: tokens.measure.target,
  marginBlockEnd: tokens.space[16],
  fontSize: tokens.size.small,
  '& input': { width: '1.5rem', height: '1.5rem', margin: 0, accentColor: tokens.color.bush },
});

interface ChoiceStepProps extends StepProps {
  step: keyof typeof options;
}

/** One of the steps that are answered by choosing: they move on by themselves, or by Continue. */
export function ChoiceStep({ actor, step, heading }: ChoiceStepProps) {
  const words = quote.steps[step];
  const [field] = stepFields[step];
  const answers = useSelector(actor, ({ context }) => context.answers);
  const autoAdvance = useSelector(actor, ({ context }) => context.autoAdvance);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const problems = incomplete ? problemsOf(answers) : {};
  const answer = answers[field];

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    actor.send({ type: 'STEP.NEXT' });
  }

  return (
    <form noValidate autoComplete="off" onSubmit={handleSubmit}>
      {incomplete && <ProblemSummary key={refusals} problems={problems} fields={[field]} />}
      <ChoiceGroup
        name={field}
        kind={step === 'services' ? 'checkbox' : 'radio'}
        legend={
          <h1 ref={heading} tabIndex={-1}>
            {words.heading}
          </h1>
        }
        description={`${words.hint} ${autoAdvance ? quote.advice : quote.adviceOff}`}
        error={problems[field]}
        options={options[step]}
        selected={typeof answer === 'string' ? [answer] : answer}
        onChoose={(value) =>
          actor.send({ type: step === 'services' ? 'SERVICE.TOGGLE' : 'ANSWER.CHOOSE', value })
        }
        onMove={() => actor.send({ type: 'GROUP.MOVE' })}
      />
      <Setting>
        <input
          type="checkbox"
          role="switch"
          aria-checked={autoAdvance}
          checked={autoAdvance}
          onChange={() => actor.send({ type: 'AUTO_ADVANCE.TOGGLE' })}
        />
        {quote.autoAdvance}
      </Setting>
      <StepActions actor={actor} back={step !== 'business-type'}>
        <Button type="submit">{quote.continue}</Button>
      </StepActions>
    </form>
  );
}
