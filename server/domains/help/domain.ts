import type { Domain } from '../../Domain.ts';
import { builtAgreements } from './builtAgreements.ts';
import { handlers } from './handlers.ts';
import { News } from './News.ts';
import { readArticles } from './readArticles.ts';
import { textValues } from './readTexts.ts';
import type { Texts } from './public/Texts.ts';

declare module '../../context.ts' {
  interface Services {
    agreements: Texts;
    articles: Texts;
    news: News;
  }
}

/** Agreements, help and news. */
export const helpDomain = {
  handlers,
  // An invalid text stops the start, instead of failing the page of its first reader.
  openServices: ({ config, clock, log }) => {
    const agreements = builtAgreements(config.retention);
    const articles = readArticles(config.retention);
    const taken = new Set(
      [agreements, articles].flatMap((texts) => texts.list(clock.now()).map(({ id }) => id)),
    );
    const news = new News({
      folder: config.help.newsFolder,
      values: textValues(config.retention),
      taken,
      clock,
      log,
    });
    return { services: { agreements, articles, news } };
  },
} satisfies Domain;
