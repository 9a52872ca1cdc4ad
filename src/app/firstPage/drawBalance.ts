// Renders the account's value into the server-rendered Home before the app's code loads: a separate script at the end
// of the page (scripts/build/appBuild.ts). The app renders the same in its place. Errors here are left to the app,
// which reports them.
import { earlyBalanceId } from '../../../contracts/firstPage.ts';
import { intlLocale } from '../../../contracts/locales.ts';
import { parseExactly } from '../../api/calling/exactJson.ts';
import { balances } from '../../api/readers/wallet.ts';
import { unwrap } from '../../api/calling/unwrap.ts';
import { totalOf } from '../../components/amounts/totalOf.ts';
import * as styles from '../../components/amounts/TotalValue.css.ts';
import { formatsOf } from '../../intl/format.ts';
import { setMeasured } from '../../ui/loading/measured.ts';
import type {} from './askBalance.ts';

type Early = NonNullable<Window['earlyBalance']>;

async function start({ answer, locale, hide }: Early): Promise<void> {
  const response = await answer;
  const { total, dayChange } = totalOf(
    balances(unwrap({ body: parseExactly(await response.text()), response })),
  );
  // The app has rendered meanwhile.
  if (total === undefined || document.documentElement.dataset['shell'] !== 'bars') return;
  const formats = formatsOf(intlLocale(locale));
  const figure = formats.total(total);
  const { integer, decimals } = formats.splitDecimals(figure);
  // Values below one use the normal tone for their decimals.
  if (!/[1-9]/.test(integer)) return;
  const balance = fillTemplate(figure, [integer, decimals]);
  const day = balance.querySelector<HTMLElement>(`.${styles.day}`)!;
  if (dayChange === undefined) day.remove();
  else day.style.visibility = 'hidden';
  balance.querySelector('button')!.addEventListener('click', () => {
    // The app then starts with the balance hidden.
    hide();
    balance.remove();
  });
  document.querySelector('main')?.prepend(balance);
}

/** Replaces the placeholder figure of the server-rendered template. */
function fillTemplate(figure: string, parts: readonly string[]): HTMLElement {
  const template = document.getElementById(earlyBalanceId) as HTMLTemplateElement;
  const balance = document.createElement('div');
  balance.id = earlyBalanceId;
  balance.append(template.content);
  template.remove();
  const fitting = balance.querySelector<HTMLElement>(`.${styles.fitting}`)!;
  setMeasured(fitting, { [styles.length]: figure.length });
  for (const [index, part] of parts.entries())
    fitting.firstElementChild!.childNodes[index]!.textContent = part;
  return balance;
}

if (window.earlyBalance) start(window.earlyBalance).catch(() => undefined);
