import { defectOf, type FilmDefect, type FilmFacts, factsOf } from '@kotohogi/domain/recording/film';

/** Why a file cannot be used as the recording; undefined if it can. Runs before any byte is uploaded. */
export async function checkFilm(
  file: File,
): Promise<{ readonly defect: FilmDefect; readonly facts: FilmFacts | undefined } | undefined> {
  // Large, and only needed to upload a film.
  const { BlobSource, EncodedPacketSink, Input, MP4, QTFF, UnsupportedInputFormatError, WEBM } = await import(
    'mediabunny'
  );
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: new BlobSource(file) });
  try {
    const facts = await factsOf(input, async track => {
      const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
      return last !== null && last.data.byteLength > 0;
    });
    const defect = defectOf(facts);
    return defect && { defect, facts };
  } catch (error) {
    // why: an unreadable file is not a film, whatever the cause; the user sees which file to replace
    return { defect: error instanceof UnsupportedInputFormatError ? 'container' : 'broken', facts: undefined };
  }
}
