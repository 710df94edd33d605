import type { TabProps } from '#src/lab/app/tab-props.ts';

/** To be filled. */
export function ExportTab({ entry }: TabProps) {
  return <p>{entry.id}</p>;
}
