import { pathsView as words } from '#statelab/messages/paths.ts';
import { machineHash } from '#statelab/app/url-hash.ts';
import { Controls, Tool } from '#statelab/app/lab-parts.ts';
import { liveAddress } from '#statelab/live/live-address.ts';
import type { LabMachine } from '#statelab/config.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { PathStep } from './query-paths.ts';
import { formatPathsParams, type PathsParams } from './paths-params.ts';

interface PathActionsProps {
  readonly entry: LabMachine;
  readonly params: PathsParams;
  readonly steps: readonly PathStep[];
}

/** Performs a path on the real page, or exports it. */
export function PathActions({ entry, params, steps }: PathActionsProps) {
  const { id, path } = entry;

  async function openLive(): Promise<void> {
    const tape = recordPath(
      entry.scenario,
      steps.map(({ step }) => step),
      { path: path ?? '', recordedAt: new Date().toISOString(), masked: false },
    );
    window.location.hash = await liveAddress(tape);
  }

  return (
    <Controls>
      {path !== null && (
        <Tool type="button" onClick={() => void openLive()}>
          {words.perform}
        </Tool>
      )}
      <a href={machineHash(id, 'export', formatPathsParams(params))}>{words.exportIt}</a>
    </Controls>
  );
}
