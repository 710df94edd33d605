import { lazy } from 'react';

/** In the served page, and loaded where the wizard fails. */
export const LazyOnePageForm = lazy(async () => ({
  default: (await import('./one-page-form.tsx')).OnePageForm,
}));
