import { defectOf, type FilmDefect, type FilmFacts, factsOf } from '@kotohogi/domain/recording/film';

/** Why a file cannot become the recording, or undefined when it can; found out here, before a byte of it is sent. */
export async function judgeFilm(
  file: File,
): Promise<{ readonly defect: FilmDefect; readonly facts: FilmFacts | undefined } | undefined> {
  // Large, and needed by those alone who bring a film.
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
    // why: what cannot be read is no film, whatever the reason; the sender is told which file to replace
    return { defect: error instanceof UnsupportedInputFormatError ? 'container' : 'broken', facts: undefined };
  }
}
