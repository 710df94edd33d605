import { Argument, Option, type Command } from 'commander';
import { payRules } from '#brackets/data/pay-rules.ts';
import { lawKnownTo } from '#brackets/data/tax-schedules.ts';
import { newZealandDay } from '#brackets/core/new-zealand-day.ts';
import { payPeriods } from '#brackets/core/pay-question.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { everySchedule } from '#brackets/core/schedules.ts';
import { marked, Unreadable } from '#brackets/parse/unreadable.ts';
import { commandLine, parseCommandLine } from '#command-line/program.ts';
import { UsageError } from '#command-line/run-command.ts';
import type { AskedIncomes } from './ask-incomes.ts';
import { reportComparison } from './report-comparison.ts';
import { reportIncomes } from './report-incomes.ts';
import { reportLate, type AskedLate } from './report-late.ts';
import { reportPays, type AskedPay } from './report-pays.ts';
import { reportYear } from './report-year.ts';
import { runScenarios } from './run-scenarios.ts';
import { printed } from './report.ts';

interface Session {
  readonly now: Date;
  readonly print: (texts: Iterable<string>) => Promise<void>;
}

interface Printing {
  readonly json?: true;
  readonly csv?: true;
}

const hint = 'See npm run tax -- --help.';

const amounts = `
An amount is dollars: 48000, 48,000.01, "1 000", '$1,000'. What can be meant in two ways, such as 465,20, is refused.`;

/** An option that may be repeated. It takes one argument each time: a shell splits an unquoted 1 000 in two. */
const repeated = (flags: string, description: string): Option =>
  new Option(flags, description).argParser<readonly string[] | undefined>((text, before) => [
    ...(before ?? []),
    text,
  ]);

/** Throws UsageError for an option of one value that is given twice: the first would say nothing. */
function refuseTwice(command: Command): void {
  for (const { long, parseArg, variadic } of command.options) {
    const name = long?.slice(2);
    if (parseArg !== undefined || variadic || name === undefined) continue;
    let count = 0;
    command.on(`option:${name}`, () => {
      count += 1;
      if (count > 1) throw new UsageError(`--${name} is given twice. Give it once.`);
    });
  }
}

const json = (): Option => new Option('--json', 'print JSON, amounts in dollars');

function taxProgram({ now, print }: Session): Command {
  const today = newZealandDay(now);
  const program = commandLine('tax', 'Calculates New Zealand tax and pay to the cent.')
    .configureOutput({ writeErr: () => {}, writeOut: (text) => void print([text]) })
    .addHelpText('after', amounts);

  const ids = everySchedule.map(({ id }) => id).join(', ');
  const whichSchedule = ['schedule', 'date', 'year', 'bands'];
  const schedule = (flags: string, description: string): Option => {
    const option = new Option(flags, description);
    return option.conflicts(whichSchedule.filter((name) => name !== option.name()));
  };
  program
    .command('bands')
    .description('shows the income tax on incomes, and how a schedule compares with another')
    .addArgument(
      new Argument('[incomes...]', 'incomes (default: those around each limit of the schedule)'),
    )
    .addOption(schedule('--schedule <id>', `one of ${ids}`))
    .addOption(schedule('--date <day>', 'the schedule in force on a day (default: today)'))
    .addOption(
      schedule('--year <year>', 'the schedule of a tax year’s assessment, by the year it ends in'),
    )
    .addOption(schedule('--bands <bands>', 'your own, such as 0:10.5%,15600:17.5%,53500:30%'))
    .option('--compare <schedule>', 'another schedule beside it: an ID, a DAY or BANDS')
    .option('--range <range>', 'all incomes of an inclusive range, such as 0..200000')
    .option('--step <step>', 'the step of the range, from 0.01 (default: 1)')
    .addOption(
      new Option('--net <amount>', 'the lowest income that leaves this amount').conflicts([
        'range',
        'compare',
      ]),
    )
    .addOption(
      new Option('--deductions <amount>', 'deducted from each income first').conflicts('compare'),
    )
    .addOption(json())
    .addOption(new Option('--csv', 'print comma-separated values').conflicts('json'))
    .action((incomes: readonly string[], options: AskedIncomes & Printing) => {
      const { compare, json: isJson, csv: isCsv } = options;
      const format = isJson ? 'json' : isCsv ? 'csv' : 'table';
      const asked = { ...options, incomes };
      return print(
        compare === undefined
          ? printed(reportIncomes(asked, today), format)
          : printed(reportComparison(asked, compare, today), format),
      );
    });

  program
    .command('pay')
    .description('shows the deductions from a pay or a year of pays, as Inland Revenue specifies')
    .addOption(repeated('--gross <amounts>', 'pays before tax: repeat it, or write ; between'))
    .addOption(
      new Option(
        '--job <steps...>',
        'all pays of a tax year: repeat it for another job, see below',
      ).conflicts(['gross', 'on']),
    )
    .option('--last-year <amount>', 'last year’s pay, which decides the ESCT of a year of pays')
    .option('--every <period>', `${payPeriods.join(', ')} (default: week)`)
    .option('--code <code>', `${taxCodes.join(', ')} (default: M)`)
    .option('--kiwisaver <rate>', 'the employee’s contribution, such as 3.5% (default: none)')
    .option('--employer <rate>', 'the employer’s contribution (default: the year’s minimum)')
    .option('--esct <rate>', 'its tax (default: that of a year of such pays)')
    .option(
      '--on <day>',
      `the payday, from ${payRules[0].from} to ${payRules.at(-1)?.to} (default: today)`,
    )
    .addOption(json())
    .addHelpText(
      'after',
      `
The steps of a job begin with a payday, an amount, a period and a code; later ones change what they
name. The payday decides the tax year. The square-up comes below the pays:
  --job "2026-04-01 2,500 fortnight M; 2026-09-02 2,800; 2026-12-16 extra 1,000; 2027-01-20 end"
PAYE is income tax and the ACC earners’ levy. Tailored codes (STC), schedular payments (WT), special
rates, cumulative corrections and redundancy have other rules and are not calculated.`,
    )
    .action((options: AskedPay & Printing) => {
      const { gross, job, lastYear, json: isJson } = options;
      if (job !== undefined) return print(reportYear(options, isJson));
      if (lastYear !== undefined) throw new UsageError('--last-year goes with --job.');
      if (gross === undefined) throw new UsageError(`Give --gross or --job. ${hint}`);
      return print(reportPays(options, today, isJson));
    });

  program
    .command('late')
    .description('shows the penalties and the interest on income tax or GST that was not paid')
    .requiredOption('--owed <amount>', 'the tax that is owed, of one type')
    .requiredOption('--due <day>', 'the day it was due')
    .option('--on <day>', `the day it is paid, to ${lawKnownTo} (default: today)`)
    .addOption(
      repeated(
        '--returns <incomes>',
        'the net income of each income tax return that is late: repeat it, or write ; between; ? where it is not known',
      ),
    )
    .option('--gst-returns <count>', 'how many GST returns are late')
    .addOption(json())
    .action((options: AskedLate & Printing) => print([reportLate(options, today, options.json)]));

  program
    .command('check <file>')
    .description('checks the scenarios of a YAML file, and exits with 1 if one is wrong')
    .action((file: string) => print(runScenarios(file)));

  for (const command of program.commands) refuseTwice(command);
  return program;
}

/** Runs a command line. Throws UsageError for invalid arguments, and points at the wrong character. */
export async function runTax(args: readonly string[], session: Session): Promise<void> {
  const program = taxProgram(session);
  if (args.length === 0) {
    const names = program.commands.map((command) => command.name());
    throw new UsageError(`Choose one of ${names.join(', ')}. ${hint}`);
  }
  try {
    await parseCommandLine(program, args);
  } catch (error) {
    if (error instanceof Unreadable) {
      const { message, text, at } = error;
      throw new UsageError(`${message}\n${marked(text.replace(/\s/g, ' '), at)}\n${hint}`);
    }
    // What the arithmetic refuses is a sentence as well.
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}
