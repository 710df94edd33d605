import { lazy, Suspense } from 'react';
import type { FirmsProps, WizardActor } from './use-wizard.ts';

const LazyOnePageForm = lazy(async () => ({
  default: (await import('./one-page-form.tsx')).OnePageForm,
}));
const LazyThankYou = lazy(async () => ({
  default: (await import('./thank-you-page.tsx')).ThankYouPage,
}));

/** What a visitor gets where the wizard's views fail: the plain form with the answers so far. */
export function WizardFallback({ actor, firms }: FirmsProps & { actor: WizardActor }) {
  const snapshot = actor.getSnapshot();
  return (
    <Suspense>
      {/* A lead that was sent is not to be sent again. */}
      {snapshot.matches('thank-you') ? (
        <LazyThankYou />
      ) : (
        <LazyOnePageForm firms={firms} answers={snapshot.context.answers} heading="h1" />
      )}
    </Suspense>
  );
}
