import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { exportWords as words } from '#statelab/messages/paths.ts';
import { Alert } from '#statelab/design/alert.tsx';
import { SelectField } from '#statelab/design/field.tsx';
import { tokens } from '#statelab/design/tokens.ts';
import { machineHash } from '#statelab/app/url-hash.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import { LabContext } from '#statelab/app/lab-context.ts';
import { Note, Sheet } from '#statelab/app/lab-parts.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { formatPathsParams, parsePathsParams } from '#statelab/paths/paths-params.ts';
import { pathsMachine } from '#statelab/paths/paths.machine.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { exportMachine } from './export.machine.ts';
import { exportReplay, fileNameOf, formats, type Format } from './formats.ts';
import { helperSources } from 'virtual:lab-helpers';
import { TakeTape } from './take-tape.tsx';
import { TextActions } from './text-actions.tsx';
import { titleOf } from './title.ts';

const Code = styled.pre({
  maxHeight: '70vh',
  margin: 0,
  padding: tokens.space[12],
  overflow: 'auto',
  background: tokens.color.paper,
  fontSize: tokens.size.small,
  tabSize: 2,
});

const recordedAt = new Date().toISOString();

const formatNamed = (text: string | null): Format | undefined =>
  formats.find((format) => format === text);

/** The format in the URL, if any. */
function readFormat(search: string): { readonly format?: Format } {
  const format = formatNamed(new URLSearchParams(search).get('format'));
  return format === undefined ? {} : { format };
}

/** Exports the path in the URL, or a tape, as a test or a bug report. */
export function ExportTab({ entry, search }: TabProps) {
  const lab = LabContext.useActorRef();
  const paths = useLabActor(pathsMachine, {
    machine: entry.id,
    params: parsePathsParams(search),
  });
  const exporter = useLabActor(exportMachine, { machine: entry.id, ...readFormat(search) });
  const { params: asked, result } = useSelector(paths, ({ context }) => context);
  const isSearching = useSelector(paths, (snapshot) => snapshot.matches('searching'));
  const { tape, refusal, format } = useSelector(exporter, ({ context }) => context);
  const steps = result?.paths[asked.path - 1]?.steps;

  const source = useMemo(() => {
    const { scenario, path } = entry;
    const exported =
      tape ??
      (steps &&
        recordPath(
          scenario,
          steps.map(({ step }) => step),
          { path: path ?? '', recordedAt, masked: false },
        ));
    return exported && { tape: exported, replay: replayTape(scenario, exported) };
  }, [entry, tape, steps]);
  const exported = source && exportReplay(source.tape, source.replay, format, helperSources);

  return (
    <Sheet>
      <p>
        {words.source}: <strong>{source && titleOf(source.replay)}</strong>
      </p>
      <p>
        <a href={machineHash(entry.id, 'paths', formatPathsParams(asked))}>{words.choosePath}</a>
      </p>
      <TakeTape refusal={refusal} onTake={(file) => exporter.send({ type: 'TAPE.OPEN', file })} />
      <SelectField
        label={words.format}
        options={formats.map((value) => ({ value, label: words.formats[value] }))}
        value={format}
        onChange={(chosen) => {
          const known = formatNamed(chosen);
          if (known === undefined) return;
          exporter.send({ type: 'FORMAT.CHOOSE', format: known });
          const now = `${formatPathsParams(asked)}&format=${known}`;
          lab.send({ type: 'HASH.REPLACE', hash: machineHash(entry.id, 'export', now) });
        }}
      />
      {source === undefined && (
        <Note role="status">{isSearching ? words.preparing : words.nothing}</Note>
      )}
      {exported !== undefined && 'refusal' in exported && (
        <Alert>
          <p>{exported.refusal}</p>
        </Alert>
      )}
      {source !== undefined && exported !== undefined && 'text' in exported && (
        <>
          <TextActions
            exporter={exporter}
            text={exported.text}
            fileName={fileNameOf(source.replay, format)}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <Code role="region" aria-label={words.text} tabIndex={0}>
            <code>{exported.text}</code>
          </Code>
        </>
      )}
    </Sheet>
  );
}
