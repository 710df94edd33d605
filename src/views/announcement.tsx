import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { announcementMachine } from '#machines/announcement/announcement.machine.ts';
import { stateName } from '#machines/state-name.ts';
import { VisuallyHidden } from '#src/design/primitives.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { machineAttributes } from './machine-attributes.ts';

interface AnnouncementProps {
  /** Changes with the result; a new value is announced. Null for that of the served page. */
  of: unknown;
  children: ReactNode;
}

/** Announces a result to screen readers, 700 ms after its last change. */
export function Announcement({ of: cause, children }: AnnouncementProps) {
  const announcement = useProvidedActor(announcementMachine);
  const state = useSelector(announcement, stateName);
  const last = useRef<unknown>(null);
  // Before the browser paints, or the new sentence would be announced in the old state.
  useLayoutEffect(() => {
    if (cause === last.current) return;
    last.current = cause;
    announcement.send({ type: 'RESULT.CHANGE' });
  }, [announcement, cause]);
  return (
    <VisuallyHidden role="status" {...machineAttributes('announcement', state)}>
      {state === 'announced' && children}
    </VisuallyHidden>
  );
}
