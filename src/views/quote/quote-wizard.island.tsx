import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { quote } from '#content/ui/quote.ts';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { stepNumber, steps } from '#machines/quote-wizard/steps.ts';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { TrackProgress } from '#src/design/track-progress.tsx';
import { Boundary } from '#src/views/boundary.tsx';
import { Undelivered } from '#src/views/layout/undelivered.island.tsx';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { ChoiceStep } from './choice-step.tsx';
import { progressOf, useStepEffects } from './step-heading.tsx';
import { ThankYou } from './thank-you.tsx';
import { TrustStrip } from './trust-strip.tsx';
import { ContactStep, NameStep } from './typed-steps.tsx';
import { WizardFallback } from './wizard-fallback.tsx';
import { useSecondTap } from './use-second-tap.ts';
import { useFirm, type FirmsProps, type StepProps, type WizardActor } from './use-wizard.ts';

const Frame = styled.div({
  // Auto margins would shrink it to its content, which grows while the document arrives.
  width: '100%',
  maxWidth: tokens.measure.form,
  marginInline: 'auto',
  // The first step is served. If the address asks for another, it stays hidden until that one shows.
  'html[data-scripts*="step="] &[data-state="restoring"]': { visibility: 'hidden' },
});
const Panel = styled.div(panel);
const GoesTo = styled.p({ fontWeight: tokens.weight.semibold });
const Appearing = styled.div({
  [tokens.media.motion]: {
    '&[data-appears]': {
      animation: 'step-appears 180ms ease-out',
      '@keyframes step-appears': { from: { opacity: 0, transform: 'translateY(8px)' } },
    },
  },
});

function Question({ step, ...rest }: StepProps) {
  if (step.kind !== 'typed') return <ChoiceStep step={step} {...rest} />;
  const TypedStep = step.id === 'name' ? NameStep : ContactStep;
  return <TypedStep step={step} {...rest} />;
}

function Wizard({ actor }: { actor: WizardActor }) {
  const firm = useFirm(actor);
  const attributes = useMachineAttributes('quote-wizard', actor);
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('thank-you'));
  const shown = useSelector(actor, (snapshot) => steps.find(({ id }) => snapshot.matches(id)));
  const current = isSent ? 'thank-you' : (shown?.id ?? null);
  const heading = useStepEffects(current);
  useSecondTap(current);
  // The first step shows while an earlier visit is restored, as in the prerendered page.
  const step = shown ?? steps[0];

  return (
    <Frame data-needs-script data-firm={firm} {...attributes}>
      {isSent ? (
        <Panel>
          <ThankYou actor={actor} heading={heading} />
        </Panel>
      ) : (
        <>
          <Undelivered />
          <Panel>
            <TrackProgress
              step={stepNumber(step.id)}
              of={steps.length}
              label={progressOf(step.id)}
              name={quote.progressName}
            />
            {firm !== undefined && <GoesTo>{quote.goesTo(firm)}</GoesTo>}
            <Appearing key={step.id} data-step>
              <Question actor={actor} step={step} heading={heading} />
            </Appearing>
          </Panel>
          <TrustStrip />
        </>
      )}
    </Frame>
  );
}

/** The quote request by steps. Where its views fail, its answers go on to the plain form. */
export function QuoteWizard({ firms }: FirmsProps) {
  const actor = useProvidedActor(quoteWizardMachine, { firms });
  return (
    <Boundary fallback={<WizardFallback actor={actor} firms={firms} />}>
      <Wizard actor={actor} />
    </Boundary>
  );
}
