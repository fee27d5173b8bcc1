import { CsvError, parse } from 'csv-parse/sync';

/** The rows of a CSV file; none if it is not one, such as with an open quotation mark. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, { bom: true, relaxColumnCount: true, skipEmptyLines: true });
  } catch (error) {
    // why: the parser throws on a broken file, which is an expected answer here
    if (error instanceof CsvError) return [];
    throw error;
  }
}
