import { git, gitBisect } from './git.ts';
import { createReplayAt, type Verdict } from './replay-at.ts';

interface Search {
  /** A worktree in which commits are checked out. */
  readonly tree: string;
  readonly tape: string;
  /** A commit on which the tape is green; looked for where none is named. */
  readonly good: string | undefined;
  readonly bad: string;
  /** Told of each commit that was tried. */
  readonly tell: (commit: string, verdict: Verdict) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Where the tape turned red: one commit, or several of which all but the last could not be tried. */
interface FirstRed {
  readonly commits: readonly string[];
  /** What differs there, as the commit's own replay command says. */
  readonly difference: string;
}

type Try = (commit: string) => Promise<Verdict>;

/** How far to go back: twice as far each time, and at last to the beginning. */
function* distances(longest: number): Generator<number> {
  for (let back = 1; back < longest; back *= 2) yield back;
  if (longest > 0) yield longest;
}

/** The first commit before one, going back, on which the tape is green; and the last on which it is red. */
async function findGreen(tree: string, bad: string, replayAt: Try) {
  const history = (await git(tree, 'rev-list', '--first-parent', bad)).split('\n');
  let red = bad;
  for (const back of distances(history.length - 1)) {
    const commit = history[back] ?? bad;
    const { kind } = await replayAt(commit);
    if (kind === 'green') return { green: commit, red };
    if (kind === 'red') red = commit;
  }
  throw new Error(
    'No commit before it was found on which the tape is green. Name one: --good COMMIT.',
  );
}

const commitsIn = (said: string): readonly string[] => said.match(/^[0-9a-f]{40}$/gm) ?? [];

/** The commits that git bisect ends with; undefined while there is more to try. */
function endOf(said: string): readonly string[] | undefined {
  const first = /^(?<commit>[0-9a-f]{40}) is the first bad commit/m.exec(said)?.groups?.['commit'];
  if (first !== undefined) return [first];
  return said.includes("only 'skip'ped commits left") ? commitsIn(said) : undefined;
}

const marks = { green: 'good', red: 'bad', skipped: 'skip' } as const;

/** Finds the commit on which a tape turned red, as git bisect does. */
export async function findFirstRed({
  tree,
  tape,
  good,
  bad,
  tell,
  signal,
}: Search): Promise<FirstRed> {
  const ask = createReplayAt(tree, tape, signal);
  const replayAt: Try = async (commit) => {
    const verdict = await ask(commit);
    await tell(commit, verdict);
    return verdict;
  };

  const last = await replayAt(bad);
  if (last.kind === 'green') throw new Error('The tape is green there: there is nothing to find.');
  if (last.kind === 'skipped') throw new Error(`The tape can’t be replayed there: ${last.why}.`);
  if (good !== undefined && (await replayAt(good)).kind !== 'green') {
    throw new Error('The tape is not green on the good commit. Name one on which it is.');
  }
  const range =
    good === undefined ? await findGreen(tree, bad, replayAt) : { green: good, red: bad };
  let said = await gitBisect(tree, 'start', range.red, range.green);
  for (let end = endOf(said); ; end = endOf(said)) {
    if (end !== undefined) {
      const verdicts = await Promise.all(end.map(ask));
      const red = verdicts.find((verdict) => verdict.kind === 'red');
      return { commits: end, difference: red?.difference ?? '' };
    }
    const { kind } = await replayAt(await git(tree, 'rev-parse', 'HEAD'));
    said = await gitBisect(tree, marks[kind]);
  }
}
