import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { quote } from '#content/quote.ts';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { questionSteps, stepNumber } from '#machines/quote-wizard/steps.ts';
import { stateName } from '#machines/state-name.ts';
import { panel } from '#src/design/panel.ts';
import { tokens } from '#src/design/tokens.ts';
import { TrackProgress } from '#src/design/track-progress.tsx';
import { Undelivered } from '#src/views/layout/undelivered.tsx';
import { machineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { ChoiceStep } from './choice-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { NameStep } from './name-step.tsx';
import { progressOf } from './step-words.ts';
import { ThankYou } from './thank-you.tsx';
import { TrustStrip } from './trust-strip.tsx';
import { useStepEffects } from './use-step-effects.ts';

const Frame = styled.div({ maxWidth: tokens.measure.form, marginInline: 'auto' });
const Panel = styled.div(panel);
const StepFrame = styled.div({
  '&[data-appears="true"]': {
    [tokens.media.motion]: {
      animation: 'step-appears 180ms ease-out',
      '@keyframes step-appears': { from: { opacity: 0, transform: 'translateY(8px)' } },
    },
  },
});

/** The quote request, one question at a time. */
export function QuoteWizard() {
  const actor = useProvidedActor(quoteWizardMachine);
  const state = useSelector(actor, stateName);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const shown = ([...questionSteps, 'thank-you'] as const).find((step) => state.startsWith(step));
  const heading = useStepEffects(shown ?? null, incomplete);
  // While an earlier visit is looked up, the first step shows, as in the prerendered page.
  const step = shown ?? 'business-type';

  return (
    <Frame data-needs-script {...machineAttributes('quote-wizard', state)}>
      {step === 'thank-you' ? (
        <Panel>
          <ThankYou actor={actor} heading={heading} />
        </Panel>
      ) : (
        <>
          <Undelivered />
          <Panel>
            <TrackProgress
              step={stepNumber(step)}
              of={questionSteps.length}
              label={progressOf(step)}
              name={quote.progressName}
            />
            <StepFrame key={step} data-appears={shown !== undefined}>
              {step === 'name' && <NameStep actor={actor} heading={heading} />}
              {step === 'contact' && <ContactStep actor={actor} heading={heading} />}
              {step !== 'name' && step !== 'contact' && (
                <ChoiceStep actor={actor} step={step} heading={heading} />
              )}
            </StepFrame>
          </Panel>
          <TrustStrip />
        </>
      )}
    </Frame>
  );
}
