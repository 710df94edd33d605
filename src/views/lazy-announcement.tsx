import { lazy, Suspense } from 'react';
import { VisuallyHidden } from '#src/design/primitives.tsx';
import type { AnnouncementProps } from './announcement.tsx';
import { machineAttributes } from './machine-attributes.ts';

/** What the server prints, so that React keeps it. */
const Silent = () => (
  <VisuallyHidden role="status" {...machineAttributes('announcement', 'silent')} />
);

const Announcement = lazy(() =>
  import('./announcement.tsx').then(
    (module) => ({ default: module.Announcement }),
    () => ({ default: Silent }),
  ),
);

/** Loads after the page. If loading fails, nothing is announced. */
export const LazyAnnouncement = (props: AnnouncementProps) => (
  <Suspense>
    <Announcement {...props} />
  </Suspense>
);
