// Availability of products. Every domain that sells one checks it here, and nowhere else.
import type { Kysely } from 'kysely';
import { countries } from '../../../../contracts/countries.ts';
import { Refusal } from '../../../refusal.ts';
import type { Schema } from '../../../store/schema.ts';
import { findLevel, statuses } from '../../verification/public/levels.ts';
import { askedProducts, productNames } from '../productNames.ts';
import type { AskedProduct, ProductName } from '../productNames.ts';
import type { ProductRules, ProductTerms } from '../productsConfig.ts';
import type { QuestionSet, Questions } from '../readQuestions.ts';

interface Options {
  /** Committed rows. */
  db: Kysely<Schema>;
  rules: Readonly<Partial<Record<ProductName, ProductRules>>>;
  questions: Questions;
}

interface AskedQuestions {
  version: number;
  count: number;
  /** Time at which this version was passed. */
  passedMs?: number;
}

export interface OfferedProduct extends ProductTerms {
  /** Required questionnaire; absent where there is none. */
  questions?: AskedQuestions;
}

export class Products {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  questionsOf(product: AskedProduct): QuestionSet | undefined {
    return this.options.questions[product];
  }

  /** Products of one account, by its verified country; before verification by the general terms. */
  async of(owner: string, db = this.options.db): Promise<Readonly<Record<ProductName, OfferedProduct>>> {
    const [country, passed] = await Promise.all([verifiedCountry(db, owner), passedVersions(db, owner)]);
    const rows = productNames.map((product) => {
      const terms = termsIn(this.options.rules[product], country);
      const set = terms.isOpen ? this.options.questions[product as AskedProduct] : undefined;
      if (!set) return [product, terms] as const;
      const { version, texts } = set;
      const passedMs = passed.get(keyOf(product, version));
      return [product, { ...terms, questions: { version, count: texts.en.length, passedMs } }] as const;
    });
    return Object.fromEntries(rows) as Record<ProductName, OfferedProduct>;
  }

  /**
   * For commands that open something in a product, within their transaction.
   * @throws Refusal when the product is not offered, or its questions are not passed
   */
  async requireOffered(db: Kysely<Schema>, owner: string, product: ProductName): Promise<OfferedProduct> {
    const offered = (await this.of(owner, db))[product];
    if (!offered.isOpen) throw new Refusal('products.closed');
    if (offered.questions && offered.questions.passedMs === undefined) throw new Refusal(reasonOf(product));
    return offered;
  }
}

/** The app uses it to show the questions. */
const reasonOf = (product: ProductName) =>
  product === 'lever' ? 'products.leverQuestions' : 'products.optionQuestions';

function termsIn(rules: ProductRules | undefined, country: string | undefined): ProductTerms {
  if (!rules) return { isOpen: true };
  const { countries: differing, ...everywhere } = rules;
  return { ...everywhere, ...(country === undefined ? {} : differing[country]) };
}

/** ISO 3166-1 alpha-2; undefined before the basic verification is approved. */
async function verifiedCountry(db: Kysely<Schema>, owner: string): Promise<string | undefined> {
  const level = await findLevel(db, owner, 'basic');
  if (!level || Number(level.status) !== statuses.verified) return undefined;
  return countries.find(({ name }) => name === level.country)?.code;
}

const keyOf = (product: string, version: number | bigint) => `${product} ${version}`;

async function passedVersions(db: Kysely<Schema>, owner: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('questions_passed')
    .selectAll()
    .where('owner', '=', owner)
    .where('product', 'in', [...askedProducts])
    .execute();
  return new Map(rows.map(({ product, version, passed_at }) => [keyOf(product, version), Number(passed_at)]));
}
