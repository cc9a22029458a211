import { SEARCHED_TEXTS, SUFFIX_LENGTH, type SearchedTexts } from '../../kernel/database/word-search/searched-texts.ts';

const ofRow = (row: 'old' | 'new', texts: readonly string[]) => texts.map((text) => `${row}.${text}`).join(', ');

/** Keeps the suffixes of one table's texts. Those of a row are computed from it, so that no index by its key is needed. */
const keeping = ({ table, key, texts, suffixes }: SearchedTexts): string => `
create or replace function keep_${suffixes}() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and row(${ofRow('old', texts)}) is not distinct from row(${ofRow('new', texts)}) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from ${suffixes} where tenant_id = old.tenant_id and ${key} = old.${key}
      and suffix = any(array(select suffixes_of(${ofRow('old', texts)})));
  end if;
  if tg_op <> 'DELETE' then
    insert into ${suffixes} (tenant_id, suffix, ${key})
    select new.tenant_id, one.suffix, new.${key} from suffixes_of(${ofRow('new', texts)}) as one (suffix);
  end if;
  return null;
end $$;
create or replace trigger ${suffixes} after insert or delete or update of ${texts.join(', ')} on ${table}
for each row execute function keep_${suffixes}();
`;

/** Where a word stands in a text, one of the text's suffixes begins with it: so an index on suffixes finds it anywhere. */
export const sql = `
create or replace function suffixes_of(variadic texts text[]) returns setof text language sql immutable as $$
  select distinct substr(whole, place, ${SUFFIX_LENGTH})
  from unnest(texts) as one (text), lower(text) as whole, generate_series(1, length(whole)) as place
$$;
${Object.values(SEARCHED_TEXTS).map(keeping).join('')}`;
