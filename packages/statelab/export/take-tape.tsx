import { exportWords as words } from '#statelab/messages/paths.ts';
import { Alert } from '#statelab/design/alert.tsx';
import { Controls } from '#statelab/app/lab-parts.ts';

interface TakeTapeProps {
  /** Why the last file was rejected. */
  readonly refusal: string | null;
  readonly onTake: (file: File) => void;
}

export function TakeTape({ refusal, onTake }: TakeTapeProps) {
  return (
    <>
      <Controls>
        <label htmlFor="tape">{words.chooseTape}</label>
        <input
          id="tape"
          type="file"
          accept=".json,application/json"
          onChange={({ target: { files } }) => {
            const [file] = files ?? [];
            if (file !== undefined) onTake(file);
          }}
        />
      </Controls>
      {refusal !== null && (
        <Alert>
          <p>{refusal}</p>
        </Alert>
      )}
    </>
  );
}
