import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadKinds } from '#src/routes/content-pages.tsx';
import { isOfEarlierDay } from '#src/routes/page/page-options.tsx';
import { nextTask } from '#src/app/next-task.ts';
import { replayInput } from './replay-input.ts';

/** Loads a page again that says what was next on the day of its build, if that day is over. */
const loadOnLaterDay = async (router: AnyRouter): Promise<void> => {
  const page = router.state.matches.at(-1)?.loaderData;
  if (page && isOfEarlierDay(page)) await router.invalidate();
};

/**
 * Comes after the page, in the router's Suspense boundary, which React hydrates at once. So no key
 * is typed between the effects that start the page's machines and this one, which hands on what
 * was typed before; then the page has all it needs, and fetches the code of others.
 */
export function HydrationEnd(): null {
  const router = useRouter();
  useEffect(() => {
    // For tests and the lab to wait for: the page responds now.
    void replayInput()
      .then(() => document.documentElement.setAttribute('data-hydrated', ''))
      .then(() => loadOnLaterDay(router))
      .then(nextTask)
      .then(preloadKinds);
  }, [router]);
  return null;
}
