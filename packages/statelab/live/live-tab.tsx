import { lab } from '#statelab/messages/tape.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';

/** Replaces the live view of a machine without a page. */
export const LiveTab = ({ entry: { path } }: TabProps) =>
  path === null && <Note>{lab.frame.noView}</Note>;
