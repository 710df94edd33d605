import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { quote } from '#content/interface/quote.ts';
import { firstStep, type ChoiceStep as ChoiceRow } from '#machines/quote-wizard/steps.ts';
import { Button } from '#src/design/button.tsx';
import { ChoiceGroup } from '#src/design/choice-group.tsx';
import { tokens } from '#src/design/tokens.ts';
import { StepActions } from './step-actions.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useProblems } from './use-problems.ts';

const Setting = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[12],
  minHeight: tokens.measure.target,
  marginBlockEnd: tokens.space[16],
  fontSize: tokens.size.small,
  '& input': { width: '1.5rem', height: '1.5rem', margin: 0, accentColor: tokens.color.bush },
});

/** One of the steps that are answered by choosing: they move on by themselves, or by Continue. */
export function ChoiceStep({ actor, step, heading }: StepProps<ChoiceRow>) {
  const words = quote.steps[step.id];
  const [field] = step.fields;
  const answer = useSelector(actor, ({ context }) => context.answers[field]);
  const autoAdvance = useSelector(actor, ({ context }) => context.autoAdvance);
  const problems = useProblems(actor, step);

  return (
    <StepForm
      actor={actor}
      problems={problems}
      autoComplete="off"
      onSubmit={() => actor.send({ type: 'STEP.NEXT' })}
    >
      <ChoiceGroup
        name={field}
        kind={step.kind === 'choices' ? 'checkbox' : 'radio'}
        legend={
          <h1 ref={heading} tabIndex={-1}>
            {words.heading}
          </h1>
        }
        description={`${words.hint} ${autoAdvance ? quote.advice : quote.adviceOff}`}
        error={problems[field]}
        options={step.options}
        selected={[answer].flat()}
        onChoose={(value) => actor.send({ type: 'ANSWER.CHOOSE', value })}
        onMove={() => actor.send({ type: 'GROUP.MOVE' })}
      />
      <Setting>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it
          role="switch"
          checked={autoAdvance}
          onChange={() => actor.send({ type: 'AUTO_ADVANCE.TOGGLE' })}
        />
        {quote.autoAdvance}
      </Setting>
      <StepActions actor={actor} back={step.id !== firstStep}>
        <Button type="submit">{quote.continue}</Button>
      </StepActions>
    </StepForm>
  );
}
