/** Tables and columns by the words of docs/glossary.md. Only names change. */
export const names = /* sql */ `
ALTER TABLE sessions RENAME TO conversations;
ALTER TABLE messages RENAME COLUMN session_no TO conversation_no;
ALTER TABLE leads RENAME COLUMN session_no TO conversation_no;
ALTER TABLE lead_sessions RENAME TO lead_conversations;
ALTER TABLE lead_conversations RENAME COLUMN session_no TO conversation_no;

ALTER TABLE runs RENAME TO import_runs;
ALTER TABLE run_faults RENAME TO import_faults;

ALTER TABLE meaning_vectors RENAME TO embeddings;
ALTER TABLE phrasing_models RENAME TO language_models;
ALTER TABLE dialogues RENAME TO test_conversations;
ALTER TABLE tester_sessions RENAME TO playground_conversations;
ALTER TABLE tester_turns RENAME TO playground_turns;
ALTER TABLE playground_turns RENAME COLUMN session_no TO conversation_no;
`
