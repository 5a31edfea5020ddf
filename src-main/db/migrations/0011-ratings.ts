/** Answers that the merchant marked right or wrong, and what was made of it. */
export const ratings = /* sql */ `
CREATE TABLE answer_ratings (
  message_no INTEGER PRIMARY KEY REFERENCES messages (no) ON DELETE CASCADE,
  rating TEXT NOT NULL CHECK (rating IN ('right', 'wrong')),
  -- The question as it was put among the unanswered ones, where it was not there before.
  unanswered_no INTEGER REFERENCES unanswered (no) ON DELETE SET NULL,
  test_no INTEGER REFERENCES test_conversations (no) ON DELETE SET NULL,
  rated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX answer_ratings_by_unanswered ON answer_ratings (unanswered_no) WHERE unanswered_no IS NOT NULL;
CREATE INDEX answer_ratings_by_test ON answer_ratings (test_no) WHERE test_no IS NOT NULL;
`
