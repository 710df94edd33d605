import { isSame } from '#statelab/tape/plain.ts';
import type { Recorder } from '#statelab/tape/recorder.ts';
import { accessibleTree } from './accessible-tree.ts';

/** The longest wait for an idle page, in milliseconds. */
const timeoutMs = 200;

/**
 * Records the accessibility tree of a machine's part of the page whenever the page settles. A step
 * that is followed at once by another has no tree.
 */
export function watchTrees({ sessions, onStep }: Recorder, machine: string): void {
  let isWaiting = false;

  function look(): void {
    isWaiting = false;
    const session = sessions().findLast(({ opening }) => opening.snapshot?.machine.id === machine);
    const tree = accessibleTree(machine);
    if (session === undefined || tree === undefined) return;
    const { done: step, trees } = session;
    const last = trees.at(-1);
    if (last?.step !== step || !isSame(last.tree, tree)) trees.push({ step, tree });
  }
  function lookLater(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => requestIdleCallback(look, { timeout: timeoutMs }));
  }
  onStep(lookLater);
  new MutationObserver(lookLater).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}
