// Figures of docs/recompute.md: formulas and values of the page.
import { readFileSync } from 'node:fs';
import { BigNumber } from 'bignumber.js';

export interface Figure {
  /** Formula with its numbers; only + − × ÷. */
  formula: string;
  rounded: string;
  is: string;
}

export interface Section {
  figures: ReadonlyMap<string, Figure>;
  code: string;
}

const page = readFileSync(new URL('../../docs/recompute.md', import.meta.url), 'utf8');
const codeIn = (text: string) => /```ts\n(.*?)```/s.exec(text)?.[1] ?? '';
const [head = '', ...rest] = page.split('\n## ').slice(1);

/** Beginning of the code of each figure. */
export const terms = codeIn(head);

export const sections: ReadonlyMap<string, Section> = new Map(
  rest.map((text) => {
    const rows = text.split('\n').filter((line) => /^\| .* \| .* \|.*\| .* \|$/.test(line));
    const figures = rows.slice(1).map((line): [string, Figure] => {
      const [, name = '', formula = '', rounded = '', is = ''] = line.split('|').map((cell) => cell.trim());
      return [name, { formula, rounded, is: plain(is) }];
    });
    return [text.slice(0, text.indexOf('\n')), { figures: new Map(figures), code: codeIn(text) }];
  }),
);

function plain(figure: string): string {
  return figure.replaceAll(',', '').replace('−', '-');
}

/** Evaluates the formula, rounded as the page states. */
export function workedOut({ formula, rounded }: Figure): string {
  const value = new Sum(plain(formula.replaceAll('−', '-')).match(/[\d.]+|[-+×÷()]/g) ?? []).value();
  const decimals = /(\d) decimals$/.exec(rounded)?.[1];
  const scale = decimals === undefined ? (rounded.endsWith('tick') ? 2 : 8) : Number(decimals);
  const way = rounded.startsWith('up') ? BigNumber.ROUND_CEIL : BigNumber.ROUND_FLOOR;
  return (rounded === '' ? value : value.decimalPlaces(scale, way)).toFixed();
}

class Sum {
  private readonly tokens: string[];

  constructor(tokens: string[]) {
    this.tokens = tokens;
  }

  value(): BigNumber {
    let value = this.product();
    for (let sign = this.next('+', '-'); sign; sign = this.next('+', '-'))
      value = sign === '+' ? value.plus(this.product()) : value.minus(this.product());
    return value;
  }

  private product(): BigNumber {
    let value = this.one();
    for (let sign = this.next('×', '÷'); sign; sign = this.next('×', '÷'))
      value = sign === '×' ? value.times(this.one()) : value.div(this.one());
    return value;
  }

  private one(): BigNumber {
    const token = this.tokens.shift() ?? '';
    if (token !== '(') return new BigNumber(token);
    const value = this.value();
    this.tokens.shift();
    return value;
  }

  private next(...signs: string[]): string | undefined {
    return signs.includes(this.tokens[0] ?? '') ? this.tokens.shift() : undefined;
  }
}
