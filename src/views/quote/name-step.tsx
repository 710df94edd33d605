import { useSelector } from '@xstate/react';
import { quote } from '#content/ui/quote.ts';
import type { TypedStep } from '#machines/quote-wizard/steps.ts';
import { Button } from '#src/design/button.tsx';
import { Note } from '#src/views/forms/note.tsx';
import { StepActions } from './step-actions.tsx';
import { StepForm } from './step-form.tsx';
import { TypedFields } from './typed-fields.tsx';
import { useProblems, type StepProps } from './use-wizard.ts';

/** Continue is disabled until both names are filled in, and a sentence says so. */
export function NameStep({ actor, step, heading }: StepProps<TypedStep>) {
  const ready = useSelector(actor, (snapshot) => snapshot.can({ type: 'STEP.NEXT' }));
  const problems = useProblems(actor, step);

  return (
    <StepForm actor={actor} problems={problems} onSubmit={() => actor.send({ type: 'STEP.NEXT' })}>
      <TypedFields actor={actor} step={step} heading={heading} problems={problems} />
      {!ready && <Note id="name-incomplete">{quote.nameIncomplete}</Note>}
      <StepActions actor={actor} back>
        <Button
          type="submit"
          disabled={!ready}
          aria-describedby={ready ? undefined : 'name-incomplete'}
        >
          {quote.continue}
        </Button>
      </StepActions>
    </StepForm>
  );
}
