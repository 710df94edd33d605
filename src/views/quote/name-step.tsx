import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { quote } from '#content/quote.ts';
import { problemsOf } from '#machines/quote-wizard/answers.ts';
import { stepFields } from '#machines/quote-wizard/steps.ts';
import { Button } from '#src/design/button.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { StepActions } from './step-actions.tsx';
import { StepHint } from './step-hint.tsx';
import type { StepProps } from './step-props.ts';
import { TypedField } from './typed-field.tsx';

/** Step 5. Continue is disabled until both names are filled in, and a sentence beside it says so. */
export function NameStep({ actor, heading }: StepProps) {
  const answers = useSelector(actor, ({ context }) => context.answers);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const ready = useSelector(actor, (snapshot) => snapshot.can({ type: 'STEP.NEXT' }));
  const problems = incomplete ? problemsOf(answers) : {};

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    actor.send({ type: 'STEP.NEXT' });
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      {incomplete && <ProblemSummary key={refusals} problems={problems} fields={stepFields.name} />}
      <h1 ref={heading} tabIndex={-1}>
        {quote.steps.name.heading}
      </h1>
      <StepHint>{quote.steps.name.hint}</StepHint>
      <TypedField
        actor={actor}
        field="firstName"
        autoComplete="given-name"
        spellCheck={false}
        required
        error={problems.firstName}
      />
      <TypedField
        actor={actor}
        field="lastName"
        autoComplete="family-name"
        spellCheck={false}
        required
        error={problems.lastName}
      />
      {!ready && <StepHint id="name-incomplete">{quote.nameIncomplete}</StepHint>}
      <StepActions actor={actor} back>
        <Button
          type="submit"
          disabled={!ready}
          aria-describedby={ready ? undefined : 'name-incomplete'}
        >
          {quote.continue}
        </Button>
      </StepActions>
    </form>
  );
}
