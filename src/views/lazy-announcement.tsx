import { lazy, Suspense } from 'react';
import type { AnnouncementProps } from './announcement.tsx';

const Announcement = lazy(() =>
  import('./announcement.tsx').then(
    (module) => ({ default: module.Announcement }),
    () => ({ default: () => <></> }),
  ),
);

/** Loads after the page. If loading fails, nothing is announced. */
export const LazyAnnouncement = (props: AnnouncementProps) => (
  <Suspense>
    <Announcement {...props} />
  </Suspense>
);
