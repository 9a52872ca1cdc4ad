import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { cardView } from './public/cards.ts';
import { deleteCard, refuseWithoutCard, saveCard } from './commands.ts';

const bankCard: Handler<'bankCard'> = async ({ store: { db }, sealer, config: { banks } }, { user }) => ({
  ...(await cardView({ db, sealer }, user().owner)),
  ...(banks.length === 0 ? {} : { banks: banks.map((name, at) => ({ id: at + 1, name })) }),
});

const saveBankCard: Handler<'saveBankCard'> = async (
  { store: { db }, sealer, executor, sessions },
  { input, user, locale },
) => {
  const session = user();
  const { owner } = session;
  const requireSession = (tx: Tx) => sessions.require(tx, session);
  await saveCard({ db, sealer, executor }, { owner, requireSession }, input);
  return refusalText('bank.saved', locale);
};

const deleteBankCard: Handler<'deleteBankCard'> = async (
  { store: { db }, executor, fundPasswords, sessions },
  { input, user, address, locale },
) => {
  const session = user();
  const { owner, userId } = session;
  // A missing card uses up no attempt.
  await refuseWithoutCard(db, owner);
  const [fundPassword, network, field] = [input.pay_password, address, 'pay_password'];
  await fundPasswords.check({ userId, fundPassword, network, field });
  await deleteCard({ db, executor }, { owner, requireSession: (tx) => sessions.require(tx, session) });
  return refusalText('bank.deleted', locale);
};

export const handlers: Handlers<'bank'> = { bankCard, saveBankCard, deleteBankCard };
