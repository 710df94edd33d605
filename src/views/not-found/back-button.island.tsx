import { notFound } from '#content/ui/not-found.ts';
import { Button } from '#src/design/button.tsx';

/** Leads back to the page from which a visitor came. */
export const BackButton = () => (
  <Button kind="quiet" onClick={() => window.history.back()}>
    {notFound.goBack}
  </Button>
);
