import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { quote } from '#content/ui/quote.ts';
import { delays } from '#machines/delays.ts';
import type { ChoiceStep as ChoiceRow } from '#machines/quote-wizard/steps.ts';
import { Button } from '#src/design/button.tsx';
import { ChoiceGroup } from '#src/design/choice-group.tsx';
import { tokens } from '#src/design/tokens.ts';
import { MoveOnSwitch } from './move-on-switch.tsx';
import { StepActions, StepForm } from './step-form.tsx';
import { StepHeading } from './step-heading.tsx';
import { useProblems, type StepProps } from './use-wizard.ts';

/** Fills Continue until the wizard moves on. Not for keyboard users, who may use a screen reader. */
const Filling = styled.span({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: tokens.color.markerLight,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  [tokens.media.motion]: {
    '[data-state="services.advancing"]:not(:has(:focus-visible)) &': {
      animation: `continue-fills ${delays.autoAdvance}ms linear`,
      '@keyframes continue-fills': { to: { transform: 'none' } },
    },
  },
});

/** A choice step, which moves on automatically or by Continue. */
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
        legend={<StepHeading step={step} heading={heading} />}
        description={`${words.hint} ${autoAdvance ? quote.advice[step.kind] : quote.adviceOff}`}
        beforeOptions={<MoveOnSwitch actor={actor} />}
        error={problems[field]}
        options={step.options}
        selected={[answer].flat()}
        onChoose={(value) => actor.send({ type: 'ANSWER.CHOOSE', value })}
        onMove={() => actor.send({ type: 'GROUP.MOVE' })}
      />
      <StepActions actor={actor} step={step}>
        <Button type="submit">
          {/* Restarts with another answer. */}
          <Filling key={String(answer)} />
          <span>{quote.continue}</span>
        </Button>
      </StepActions>
    </StepForm>
  );
}
