import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Columns, Sheet } from './layout.ts';

const Heading = styled.h2({ marginBlockStart: '2rem' });

interface TitledSheetsProps {
  readonly heading: string;
  readonly inputs: ReactNode;
  /** The results. */
  readonly children: ReactNode;
}

/** A heading with its inputs beside their results. */
export const TitledSheets = ({ heading, inputs, children }: TitledSheetsProps) => (
  <>
    <Heading>{heading}</Heading>
    <Columns>
      <Sheet>{inputs}</Sheet>
      <Sheet>{children}</Sheet>
    </Columns>
  </>
);
